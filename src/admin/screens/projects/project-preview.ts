/** A project in the markup of the public site: its card in the portfolio, and the beginning of its page. */
import { dayInWords } from "#domain/day.ts";
import { TEXT_CUTS } from "#domain/limits.ts";
import { dollars } from "#domain/money.ts";
import { LAUNCHED, NO_CATEGORY, PROJECT_CATEGORIES } from "#domain/project-choices.ts";
import { projectInput } from "#domain/project.ts";
import { cutText, paragraphsOf, splitBullet } from "#domain/text.ts";
import { inEnglish } from "../../i18n/i18n.ts";
import { setItems, setNext, setPicture, setText, setTitle, type Look } from "../../record/preview/fill.ts";
import { textsOf, type Picture } from "../../record/values.ts";
import { amountOf } from "../../record/amount.ts";
import type { ProjectValues } from "./project-values.ts";

export function fillProjectCard(main: Element, { title, category, description, images }: ProjectValues, look: Look): void {
  const picture = main.querySelector(".project-card__picture img");
  if (images[0]) setPicture(picture, images[0], title);
  else picture?.remove();
  setTitle(main, ".project-card__title a", title);
  setText(main, ".project-card__category", categoryTold(category, main.querySelector(".project-card__category"), look));
  setText(main, ".project-card__text", cutText(paragraphsOf(description)[0] ?? "", TEXT_CUTS.projectPreview));
  if (!look.own) for (const words of main.querySelectorAll(".tags, .project-card__badges")) words.remove();
}

export function fillProjectPage(main: Element, values: ProjectValues, look: Look): void {
  const [lede = "", ...story] = paragraphsOf(values.description);
  setTitle(main, "h1", values.title);
  setText(main, ".crumbs [aria-current]", values.title);
  setNext(main.querySelector("h1"), "p", lede);
  fillFacts(main, values, look);
  fillPictures(main, values, look);

  setItems(main, "section:has(#begin) .story__main", story, (paragraph, text) => (paragraph.textContent = text));
  const begin = main.querySelector("#begin")?.closest("section");
  if (story.length === 0 && !begin?.querySelector(".shots")) begin?.remove();

  const overview = main.querySelector("section:has(#solution) .story__main > p");
  if (!look.own) {
    overview?.remove();
    setText(main, "#solution", inEnglish("facts.parts"));
  }
  setItems(
    main,
    ".parts",
    textsOf(values.features).map(splitBullet),
    (part, { title, description }) => {
      setText(part, "h3", title);
      setNext(part.querySelector("h3"), "p", description);
    },
    look.own && overview ? ".parts" : "section",
  );
  // What follows is not said by this form.
  for (const section of main.querySelectorAll(":scope > section:not(:has(#page-title, #begin, #solution))")) section.remove();
}

/** What the head of the page tells, in its order; what is not known, or not yet typed as it must be, has no row. */
function fillFacts(main: Element, values: ProjectValues, look: Look): void {
  const { client, category, location, status, completionDate, budget } = values;
  const made = main.querySelector('.facts [data-fact="made"]');
  const day = /^\d{4}-\d\d-\d\d$/.test(completionDate) ? dayInWords(completionDate, "en") : "";
  const amount = projectInput.shape.budget.safeParse(amountOf(budget)).data;
  const facts = [
    [inEnglish("facts.client"), client],
    [inEnglish("facts.category"), categoryTold(category, main.querySelector('.facts [data-fact="category"] dd'), look)],
    [inEnglish("facts.location"), location],
    status === LAUNCHED ? [inEnglish("facts.launched"), day] : [inEnglish("facts.status"), status],
    [inEnglish("fields.budget"), typeof amount === "number" ? dollars(amount) : ""],
  ] as const;
  const known = facts.filter(([, said]) => said.trim() !== "");
  setItems(main, ".facts", known, (row, [term, said]) => {
    setText(row, "dt", term);
    setText(row, "dd", said);
  });
  if (look.own && made) main.querySelector(".facts")?.append(made);
}

/** The cover, then those that no feature of the page shows. A picture is known by its words: its address here is not the built one. */
function fillPictures(main: Element, { title, images: [cover, ...others], images }: ProjectValues, { own }: Look): void {
  const known = (own ? [...main.querySelectorAll(".shot")] : []).map((shot) => ({
    alt: shot.querySelector("img")?.alt ?? "",
    caption: shot.querySelector("figcaption")?.textContent ?? "",
    inFeature: shot.closest(".features") !== null,
  }));
  const asKnown = ({ alt }: Picture) => known.find((picture) => picture.alt === (alt || title));
  const fillShot = (shot: Element, picture: Picture) => {
    setPicture(shot.querySelector("img"), picture, title);
    setNext(shot.querySelector(".picture-frame"), "figcaption", asKnown(picture)?.caption ?? picture.alt);
  };
  const figure = main.querySelector(".cover");
  if (figure && cover) fillShot(figure, cover);
  else figure?.remove();
  setText(main, ".cover .tag", inEnglish("facts.pictures", { count: images.length }));
  const shown = others.filter((picture) => !known.some(({ alt, inFeature }) => inFeature && alt === (picture.alt || title)));
  setItems(main, ".shots", shown, fillShot, ".shots");
}

/** The staff's category that says nothing leaves the one that the portfolio gave to the page. */
function categoryTold(category: string, told: Element | null, { own }: Look): string {
  const before = told?.textContent.trim() ?? "";
  const ofPortfolio = own && before !== "" && !PROJECT_CATEGORIES.some((name) => name === before);
  return category === NO_CATEGORY && ofPortfolio ? before : category;
}
