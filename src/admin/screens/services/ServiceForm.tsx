import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { IMAGE_MAX } from "#domain/limits.ts";
import type { ServiceRecord } from "#domain/service.ts";
import { Switch } from "../../parts/Switch.tsx";
import { serviceQueries } from "../../queries/records.ts";
import { AddressNote, FormField } from "../../record/FormField.tsx";
import { ListField } from "../../record/ListField.tsx";
import { Pictures } from "../../record/Pictures.tsx";
import { RecordForm } from "../../record/RecordForm.tsx";
import { RecordScreen } from "../../record/RecordScreen.tsx";
import { useRecordForm } from "../../record/use-record-form.ts";
import { servicePlan } from "./service-values.ts";
import { texts } from "./texts.ts";

const words = texts.form;

/** A new service, or one that is there already. */
export function Component() {
  const { id } = useParams();
  const query = useQuery(serviceQueries.one(id));
  return (
    <RecordScreen key={id} id={id} query={query} words={words}>
      {(record) => <ServiceForm record={record} />}
    </RecordScreen>
  );
}

function ServiceForm({ record }: { record: ServiceRecord | undefined }) {
  const editing = useRecordForm(servicePlan, record);
  const { form, uploads } = editing;
  const { control, register } = form;
  return (
    <RecordForm
      plan={servicePlan}
      record={record}
      editing={editing}
      side={
        <section className="card form-card">
          <Switch label={words.active} note={words.activeNote} {...register("isActive")} />
        </section>
      }
    >
      <section className="card form-card" aria-labelledby="basics">
        <h2 id="basics">{words.basics}</h2>
        <FormField
          control={control}
          name="serviceType"
          label={words.serviceType}
          required
          note={<AddressNote control={control} name="serviceType" text={words.address} />}
        >
          <input className="input" autoComplete="off" />
        </FormField>
        <FormField control={control} name="shortDetails" label={words.shortDetails} required note={words.shortNote}>
          <textarea className="input" rows={3} />
        </FormField>
      </section>
      <ListField control={control} name="fullDetails" noun={words.detail} title={words.fullDetails} note={words.fullNote} required />
      <ListField control={control} name="bulletPoints" noun={words.feature} title={words.features} note={words.featuresNote} required />
      <Pictures form={form} uploads={uploads} max={IMAGE_MAX.perService} />
    </RecordForm>
  );
}
