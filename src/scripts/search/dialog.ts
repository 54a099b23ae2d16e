/**
 * The search as a dialog over the page: a field, and under it the results as links, by kind. The
 * arrow keys go through them, letters go back to the field, Enter in the field leads to the page of
 * all results, Escape closes. `watch.ts` loads it and asks it to open.
 */
import { SEARCH } from "#domain/page-limits.ts";
import sheet from "#site/styles/search.css?url";
import { loadSearch } from "./load.ts";
import { make } from "./make.ts";
import { drawn, failure, resultsPage } from "./results.ts";
import { foundInWords, words } from "./texts.ts";

const CROSS = "M18 6 6 18M6 6l12 12";
const LENS = "m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z";

const field = make("input", {
  class: "search__field",
  type: "search",
  name: "q",
  "aria-label": words.label,
  placeholder: words.label,
  autocomplete: "off",
  autocapitalize: "off",
  spellcheck: "false",
  enterkeyhint: "search",
  maxlength: String(SEARCH.queryMax),
  autofocus: "",
});
const close = make("button", { class: "tool-button", type: "button", "aria-label": words.close });
const form = make("form", { class: "search__head", role: "search" }, icon(LENS), field, close);
const body = make("div", { class: "search__body" });
const news = make("p", { class: "visually-hidden", role: "status" });
const dialog = make("dialog", { class: "search", "aria-label": words.title }, form, body, news);
close.append(icon(CROSS));
const styled = style();
document.body.append(dialog);

let typing = 0;
let telling = 0;
let asked = 0;

/** Shows the results for what is in the field. */
async function show(): Promise<void> {
  const turn = ++asked;
  const query = field.value.trim();
  clearTimeout(telling);
  try {
    const { find, useful } = await loadSearch();
    if (turn !== asked) return;
    const found = find(query, SEARCH.shownInDialog);
    body.replaceChildren(...drawn(found, useful));
    body.scrollTop = 0;
    const told = found.query === "" ? "" : foundInWords(found.total, found.query);
    telling = window.setTimeout(() => (news.textContent = told), SEARCH.countPause);
  } catch {
    if (turn === asked) body.replaceChildren(failure(query));
  }
}

async function open(): Promise<void> {
  void show();
  await styled;
  if (!dialog.open) dialog.showModal();
  field.select();
}

/** Adds the sheet. Without it the dialog is plain, and works. */
function style(): Promise<unknown> {
  const link = make("link", { rel: "stylesheet", href: sheet });
  document.head.append(link);
  return new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
    setTimeout(done, SEARCH.styleWait);
  });
}

function icon(path: string): SVGElement {
  const holder = make("span");
  holder.innerHTML = `<svg class="icon" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
  return holder.firstElementChild as SVGElement;
}

document.querySelector("[data-search]")?.addEventListener("search", () => void open());
field.addEventListener("input", () => {
  clearTimeout(typing);
  typing = window.setTimeout(() => void show(), SEARCH.typePause);
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (field.value.trim() !== "") location.assign(resultsPage(field.value.trim()));
});
close.addEventListener("click", () => dialog.close());
addEventListener("pagehide", () => dialog.close());

dialog.addEventListener("click", (event) => {
  const { target } = event;
  // The dialog itself is only hit outside of what it holds.
  if (target === dialog) dialog.close();
  const link = target instanceof Element && target.closest("a");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { word } = link.dataset;
  if (word !== undefined) {
    event.preventDefault();
    field.value = word;
    field.focus();
    void show();
  } else if (link.pathname === location.pathname && link.hash) dialog.close();
});

dialog.addEventListener("keydown", (event) => {
  if (event.isComposing || event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.key === "Escape") {
    event.preventDefault();
    dialog.close();
    return;
  }
  const stops = [field, ...body.querySelectorAll("a")];
  const at = stops.indexOf(document.activeElement as HTMLAnchorElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined && at !== -1) {
    event.preventDefault();
    stops[Math.max(0, Math.min(at + step, stops.length - 1))]?.focus();
  } else if (at > 0 && event.key.length === 1 && event.key !== " ") field.focus();
});
