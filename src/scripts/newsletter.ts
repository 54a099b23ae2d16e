/**
 * Sends the newsletter form in place: idle, sending, done or failed; the address stays on failure.
 */
import type { Reply } from "#domain/api/reply.ts";
import type { Locale } from "#domain/links.ts";
import { isEmail, typedEmail } from "#domain/text/typed-address.ts";
import { lengthOf } from "#domain/text/typed-text.ts";
import { waitInWords } from "#domain/text/words.ts";

interface Answer {
  done: boolean;
  message?: string | undefined;
  /** The address is at fault. */
  wrong?: boolean;
}

export function watchNewsletter(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-newsletter]")) {
    // The browser's own message is in the browser's language, and disappears.
    form.noValidate = true;
    form.addEventListener("input", () => {
      if (form.dataset.state === "failed") show(form, { done: false, message: "" });
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (form.dataset.state !== "sending") void subscribe(form);
    });
  }
}

/** The error in an address, by the server's rules and in the form's words. */
export function addressProblem(
  typed: string,
  { max, tooLong, wrong = "" }: DOMStringMap,
): string | undefined {
  const address = typedEmail(typed);
  if (lengthOf(address) > Number(max)) return tooLong;
  return isEmail(address) ? undefined : wrong;
}

async function subscribe(form: HTMLFormElement): Promise<void> {
  const texts = form.dataset;
  const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const problem = addressProblem(fields["email"] ?? "", texts);
  if (problem !== undefined) {
    show(form, { done: false, wrong: true, message: problem });
    return;
  }
  const label = form.querySelector<HTMLElement>("[data-label]");
  const idle = label?.textContent ?? "";
  show(form, { done: false, message: "" });
  texts.state = "sending";
  if (label) label.textContent = texts.sending ?? "";
  const answer = await post(form, JSON.stringify(fields));
  if (answer.done) form.reset();
  if (label) label.textContent = idle;
  show(form, answer);
}

function show(form: HTMLFormElement, { done, message, wrong = false }: Answer): void {
  const texts = form.dataset;
  const field = form.querySelector<HTMLInputElement>("[name=email]");
  const answer = form.querySelector<HTMLElement>("[data-answer]");
  texts.state = done ? "done" : "failed";
  if (answer) answer.textContent = message ?? (done ? texts.done : texts.failed) ?? "";
  field?.setAttribute("aria-describedby", answer?.id ?? "");
  field?.parentElement?.classList.toggle("field--error", wrong);
  if (wrong) field?.setAttribute("aria-invalid", "true");
  else field?.removeAttribute("aria-invalid");
  if (wrong) field?.focus();
}

/**
 * Only a success in the envelope counts. The form supplies address and timeout, so that no module
 * has to.
 */
async function post(form: HTMLFormElement, body: string): Promise<Answer> {
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      signal: AbortSignal.timeout(Number(form.dataset.timeout)),
    });
    const reply = (await response.json().catch(() => null)) as Partial<Reply> | null;
    const wrong = reply?.fields?.["email"];
    const limited = response.status === 429 ? tooMany(form, response) : undefined;
    return {
      done: response.ok && reply?.success === true,
      message: wrong ?? reply?.message ?? limited,
      wrong: wrong !== undefined,
    };
  } catch {
    return { done: false };
  }
}

function tooMany({ dataset }: HTMLFormElement, { headers }: Response): string | undefined {
  const seconds = Number(headers.get("Retry-After")) || Number(dataset.wait);
  return dataset.limited?.replace(
    "{wait}",
    waitInWords(seconds, document.documentElement.lang as Locale),
  );
}
