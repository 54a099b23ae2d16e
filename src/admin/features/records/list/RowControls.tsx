/** Controls that change a record in its row. */
import { Star } from "lucide-react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import type { Tone } from "#admin/ui/Badge.tsx";

interface ActiveProps {
  name: string;
  active: boolean;
  onChange: (active: boolean) => void;
}

/** Active or inactive. */
export function ActiveSwitch({ name, active, onChange }: ActiveProps) {
  const { t } = useTranslation();
  return (
    <button
      className="row-switch"
      type="button"
      role="switch"
      aria-checked={active}
      aria-label={t("lists.activeOf", { name })}
      onClick={() => {
        onChange(!active);
      }}
    >
      <i aria-hidden="true" />
      <span>{active ? t("record.active") : t("record.inactive")}</span>
    </button>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  tone: Tone;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

/** One of several states, which looks like its badge. */
export function BadgeSelect({ label, value, tone, options, onChange }: ChoiceProps) {
  return (
    <select
      className={`badge badge-select${tone === "neutral" ? "" : ` badge--${tone}`}`}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** Featured or not. */
export function FeaturedButton({
  name,
  featured,
  onChange,
}: {
  name: string;
  featured: boolean;
  onChange: (featured: boolean) => void;
}) {
  const { t } = useTranslation();
  const label = t("lists.featuredOf", { name });
  return (
    <button
      className="icon-button star"
      type="button"
      aria-pressed={featured}
      aria-label={label}
      title={label}
      onClick={() => {
        onChange(!featured);
      }}
    >
      <Star size={19} />
    </button>
  );
}
