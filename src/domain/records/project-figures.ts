/** The numbers of a project that its page shows large; in `content/` only. */
import { z } from "zod";
import { requiredLine } from "#domain/schema/inputs.ts";

/** `value` is short, like `12 weeks`; `label` says of what. */
const projectFigure = z.strictObject({ value: requiredLine(20), label: requiredLine(80) });

export const projectFigures = z.array(projectFigure).min(2).max(4);

export type ProjectFigure = z.output<typeof projectFigure>;
