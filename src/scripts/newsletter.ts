/** Sends the newsletter's form in place: idle, sending, done or failed; the address stays on failure. */
import type { Reply } from "#domain/reply.ts";

export function watchNewsletter(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-newsletter]")) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (form.dataset.state !== "sending") void subscribe(form);
    });
  }
}

async function subscribe(form: HTMLFormElement): Promise<void> {
  const label = form.querySelector<HTMLElement>("[data-label]");
  const answer = form.querySelector<HTMLElement>("[data-answer]");
  const texts = form.dataset;
  const idle = label?.textContent ?? "";
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));

  form.dataset.state = "sending";
  if (answer) answer.textContent = "";
  if (label) label.textContent = texts.sending ?? "";
  const { done, message } = await post(form, body);
  form.dataset.state = done ? "done" : "failed";
  if (done) form.reset();
  if (label) label.textContent = idle;
  if (answer) answer.textContent = message ?? (done ? texts.done : texts.failed) ?? "";
}

/** Only an answer in the envelope that says success counts as one. Address and patience come with the form, so that no module has to. */
async function post(form: HTMLFormElement, body: string): Promise<{ done: boolean; message?: string | undefined }> {
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      signal: AbortSignal.timeout(Number(form.dataset.timeout)),
    });
    const reply = (await response.json()) as Partial<Reply> | null;
    return { done: response.ok && reply?.success === true, message: reply?.fields?.["email"] ?? reply?.message };
  } catch {
    return { done: false };
  }
}
