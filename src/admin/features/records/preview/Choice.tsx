import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { LucideIcon } from "lucide-react";

interface Props<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: Record<Value, string>;
  /** Replace the words, which screen readers still get. */
  icons?: Record<Value, LucideIcon>;
}

/** A choice among a few values, side by side. */
export function Choice<Value extends string>({
  label,
  value,
  onChange,
  options,
  icons,
}: Props<Value>) {
  return (
    <RadioGroup
      className="choice"
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        onChange(next as Value);
      }}
    >
      {(Object.keys(options) as Value[]).map((name) => {
        const Icon: LucideIcon | undefined = icons?.[name];
        return (
          <Radio.Root
            key={name}
            value={name}
            className="choice__option"
            aria-label={options[name]}
            title={Icon && options[name]}
          >
            {Icon ? <Icon size={17} /> : options[name]}
          </Radio.Root>
        );
      })}
    </RadioGroup>
  );
}
