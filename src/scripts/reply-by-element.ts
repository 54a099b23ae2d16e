/**
 * `<reply-by>` (`forms/ReplyBy.tsx`). Its words are in a shadow root, so that React may hydrate it
 * before or after.
 */
import { replyBy, replyByInWords } from "#domain/content/reply-by.ts";
import type { Locale } from "#domain/links.ts";
import { afterFirstView } from "./after-first-view.ts";

/** Milliseconds between updates. */
const UPDATE = 30_000;

class ReplyByElement extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    afterFirstView(() => {
      this.#update();
      clearInterval(this.#timer);
      this.#timer = setInterval(() => this.#update(), UPDATE);
    });
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
  }

  #update(): void {
    const now = new Date();
    const { at, minutes, say = "", on = "", yours = "" } = this.dataset;
    const by = at === undefined ? replyBy(now, Number(minutes)) : new Date(at);
    const locale = document.documentElement.lang as Locale;
    const reader = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.textContent = replyByInWords(by, { say, on, yours }, locale, { reader, now });
  }
}

customElements.define("reply-by", ReplyByElement);
