import type { Control } from "react-hook-form";
import { PROJECT_CATEGORIES, PROJECT_STATUSES } from "#domain/project-choices.ts";
import { FormField } from "../../record/FormField.tsx";
import type { ProjectValues } from "./project-values.ts";
import { texts } from "./texts.ts";

const words = texts.form;

/** The card of what can be told in a word: kind, place, days and money. */
export function ProjectFacts({ control }: { control: Control<ProjectValues> }) {
  return (
    <section className="card form-card" aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      <div className="field-pair">
        <FormField control={control} name="category" label={words.category} required>
          <select className="input">
            {PROJECT_CATEGORIES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </FormField>
        <FormField control={control} name="status" label={words.status} required>
          <select className="input">
            {PROJECT_STATUSES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </FormField>
        <FormField control={control} name="location" label={words.location} required>
          <input className="input" autoComplete="off" />
        </FormField>
        {/* Typed, not a number field: the wheel must not change it, and what was typed must stay to be mended. */}
        <FormField control={control} name="budget" label={words.budget} wrong={words.budgetWrong} note={words.budgetNote}>
          <input className="input" inputMode="decimal" autoComplete="off" />
        </FormField>
        <FormField control={control} name="startDate" label={words.startDate} required>
          <input className="input" type="date" />
        </FormField>
        <FormField control={control} name="completionDate" label={words.completionDate} required>
          <input className="input" type="date" />
        </FormField>
      </div>
    </section>
  );
}
