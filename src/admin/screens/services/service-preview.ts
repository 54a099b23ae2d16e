/** A service in the markup of the public site: its row in the list, and the beginning of its page. */
import { COUNTS, TEXT_CUTS } from "#domain/limits.ts";
import { cutText, splitBullet } from "#domain/text.ts";
import { setItems, setNumber, setPicture, setText, type Look } from "../../record/preview/fill.ts";
import { textsOf } from "../../record/values.ts";
import type { ServiceValues } from "./service-values.ts";

export function fillServiceCard(main: Element, { serviceType, shortDetails, images }: ServiceValues, look: Look): void {
  setText(main, ".service-row h3", serviceType);
  const text = main.querySelector(".service-row__text");
  // Borrowed from a card whose text may have been too short to be cut: then it has one paragraph and no cut one.
  const [short, long] = text?.querySelectorAll("p") ?? [];
  if (short) short.textContent = long ? cutText(shortDetails, TEXT_CUTS.serviceListCardMobile) : shortDetails;
  if (long) long.textContent = shortDetails;
  const pictures = [...main.querySelectorAll(".service-row__picture img")];
  setPicture(pictures[0] ?? null, images[0], look);
  for (const picture of pictures.slice(1)) picture.remove();
  if (!look.own) main.querySelector(".tags")?.remove();
}

export function fillServicePage(main: Element, values: ServiceValues, look: Look): void {
  const { serviceType, shortDetails, images } = values;
  setText(main, "h1", serviceType);
  setText(main, ".crumbs [aria-current]", serviceType);
  setText(main, ".lede", shortDetails);
  setItems(main, ".picture-carousel .slides", images.length > 0 ? images : [undefined], (slide, picture, index) => {
    slide.toggleAttribute("data-current", index === 0);
    setPicture(slide.querySelector("img"), picture, look);
  });
  setItems(main, ".picture-carousel .dots", images, setCurrent);
  if (images.length < 2) main.querySelector(".picture-carousel .carousel-controls")?.remove();
  setItems(
    main,
    ".approach",
    textsOf(values.fullDetails),
    (item, detail, index) => {
      setText(item, "text", String(index + 1));
      setText(item, "p", detail);
    },
    "section",
  );
  if (!look.own) main.querySelector("section:has(> * > .stack)")?.remove();
  fillOffer(main, textsOf(values.bulletPoints));
  // What follows is not said by this form.
  const sections = [...main.querySelectorAll(":scope > section")];
  const last = sections.findIndex((section) => section.querySelector(".offer, .stack, .approach") === null && section !== sections[0]);
  if (last > 0) for (const section of sections.slice(last)) section.remove();
}

function fillOffer(main: Element, bullets: string[]): void {
  const offer = main.querySelector(".offer");
  if (!offer) return;
  setNumber(offer, ".offer__head p", bullets.length);
  const pages = Math.ceil(bullets.length / COUNTS.bulletsPerPage);
  if (pages < 2) offer.querySelector(".carousel-controls")?.remove();
  else setItems(offer, ".dots", Array.from({ length: pages }), setCurrent);
  for (const page of [...offer.querySelectorAll(".offer__list")].slice(1)) page.remove();
  setItems(
    offer,
    ".offer__list",
    bullets.slice(0, COUNTS.bulletsPerPage).map(splitBullet),
    (item, { title, description }) => {
      setText(item, "h3", title);
      setText(item, "p", description);
    },
    "section",
  );
}

function setCurrent(dot: Element, _item: unknown, index: number): void {
  if (index === 0) dot.setAttribute("aria-current", "true");
  else dot.removeAttribute("aria-current");
}
