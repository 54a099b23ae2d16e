import { useWatch, type Control, type FieldValues, type Path } from "react-hook-form";
import { Length } from "./Length.tsx";

/** `Length` of a field of a form: only this is redrawn while one types. */
export function WatchedLength<Values extends FieldValues>({
  control,
  name,
  max,
}: {
  control: Control<Values>;
  name: Path<Values>;
  max: number;
}) {
  return <Length text={useWatch({ control, name }) as string} max={max} />;
}
