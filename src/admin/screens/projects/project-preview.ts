/** A project in the markup of the public site: its card in the portfolio, and the beginning of its page. */
import { dayInWords } from "#domain/day.ts";
import { TEXT_CUTS } from "#domain/limits.ts";
import { cutText, splitBullet } from "#domain/text.ts";
import { paragraphsOf, setItems, setNumber, setPicture, setText, type Look } from "../../record/preview/fill.ts";
import { textsOf, type Picture } from "../../record/values.ts";
import type { ProjectValues } from "./project-values.ts";

const MONEY = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumFractionDigits: 2, minimumFractionDigits: 0 });

export function fillProjectCard(main: Element, { title, category, description, images }: ProjectValues, look: Look): void {
  setPicture(main.querySelector(".project-card__picture img"), images[0], look);
  setText(main, ".project-card__title a", title);
  setText(main, ".project-card__category", category);
  setText(main, ".project-card__text", cutText(description, TEXT_CUTS.projectPreview));
  if (!look.own) for (const words of main.querySelectorAll(".tags, .project-card__badges")) words.remove();
}

export function fillProjectPage(main: Element, values: ProjectValues, look: Look): void {
  const [lede = "", ...story] = paragraphsOf(values.description);
  setText(main, "h1", values.title);
  setText(main, ".crumbs [aria-current]", values.title);
  setText(main, ".title p", lede);
  fillFacts(main, values, look);
  const [cover, ...others] = values.images;
  const figure = main.querySelector(".cover");
  if (figure) fillShot(figure, cover, look);
  if (values.images.length > 0) setNumber(main, ".cover .tag", values.images.length);
  else main.querySelector(".cover .tag")?.remove();

  const begin = main.querySelector("#begin")?.closest("section");
  const chapter = begin?.querySelector(".story__main");
  if (chapter) setItems(main, "section:has(#begin) .story__main", story, (paragraph, text) => (paragraph.textContent = text));
  setItems(main, ".shots", others, (shot, picture) => {
    fillShot(shot, picture, look);
  });
  if (story.length === 0) begin?.querySelector(".story")?.remove();
  if (story.length === 0 && others.length === 0) begin?.remove();

  if (!look.own) main.querySelector("section:has(#solution) .story__main > p")?.remove();
  setItems(
    main,
    ".parts",
    textsOf(values.features).map(splitBullet),
    (part, { title, description }) => {
      setText(part, "h3", title);
      setText(part, "p", description);
    },
    look.own ? undefined : "section",
  );
  // What follows is not said by this form.
  for (const section of main.querySelectorAll(":scope > section:not(:has(#page-title, #begin, #solution))")) section.remove();
}

/** Client, category, day, money and technologies, in the order in which the page tells them. */
function fillFacts(main: Element, { client, category, completionDate, budget }: ProjectValues, { own }: Look): void {
  const [clientFact, categoryFact, dayFact, budgetFact, madeWith] = main.querySelectorAll(".facts > div");
  if (clientFact) setText(clientFact, "dd", client);
  if (categoryFact) setText(categoryFact, "dd", category);
  if (dayFact) setText(dayFact, "dd", /^\d{4}-\d\d-\d\d$/.test(completionDate) ? dayInWords(completionDate, "en") : "");
  const amount = Number(budget);
  if (budget.trim() === "" || Number.isNaN(amount)) budgetFact?.remove();
  else if (budgetFact) setText(budgetFact, "dd", MONEY.format(amount));
  if (!own) madeWith?.remove();
}

function fillShot(shot: Element, picture: Picture | undefined, look: Look): void {
  setPicture(shot.querySelector("img"), picture, look);
  setText(shot, "figcaption", picture?.alt ?? "");
}
