import { TEXT_MAX } from "#domain/limits.ts";
import { fitText } from "#domain/text/text.ts";
import { typedLine } from "#domain/text/typed-text.ts";
import { fieldOf } from "./fields.ts";

/**
 * Fills an empty message as the address of the page says, and returns that text. Existing text,
 * typed or restored, is never replaced.
 */
export function beginMessage(form: HTMLFormElement, opening?: string): string {
  const asked = new URLSearchParams(location.search);
  const service = fitText(typedLine(asked.get("service") ?? ""), TEXT_MAX.service);
  const about = service && opening ? `${opening.replace("{service}", () => service)}\n\n` : "";
  const words = fitText(about + (asked.get("message") ?? ""), TEXT_MAX.message);
  const message = fieldOf(form, "message") as HTMLTextAreaElement;
  if (!words || message.value) return "";
  message.defaultValue = words;
  return words;
}
