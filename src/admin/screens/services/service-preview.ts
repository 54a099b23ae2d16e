/** A service in the markup of the public site: its row in the list, and the beginning of its page. */
import { COUNTS, TEXT_CUTS } from "#domain/limits.ts";
import { cutText, splitBullet, splitLead } from "#domain/text.ts";
import { inEnglish } from "../../i18n/i18n.ts";
import { setItems, setNext, setPicture, setText, type Look } from "../../record/preview/fill.ts";
import { textsOf } from "../../record/values.ts";
import type { ServiceValues } from "./service-values.ts";

export function fillServiceCard(main: Element, { serviceType, shortDetails, images }: ServiceValues, look: Look): void {
  setText(main, ".service-row h3", serviceType);
  fillCardText(main.querySelector(".service-row__text"), shortDetails);
  const pictures = [...main.querySelectorAll(".service-row__picture img")];
  if (images[0]) setPicture(pictures.shift() ?? null, images[0], serviceType);
  for (const picture of pictures) picture.remove();
  if (!look.own) main.querySelector(".tags")?.remove();
}

/** One paragraph, or when it has to be cut on a phone, two. */
function fillCardText(text: Element | null, shortDetails: string): void {
  const [first, second] = text?.querySelectorAll("p") ?? [];
  second?.remove();
  if (!first) return;
  const short = cutText(shortDetails, TEXT_CUTS.serviceListCardMobile);
  first.textContent = short;
  first.className = "";
  if (short === shortDetails) return;
  const long = first.cloneNode() as Element;
  first.className = "service-row__short";
  long.className = "service-row__long";
  long.textContent = shortDetails;
  first.after(long);
}

export function fillServicePage(main: Element, values: ServiceValues, look: Look): void {
  const { serviceType, shortDetails, images } = values;
  setText(main, "h1", serviceType);
  setText(main, ".crumbs [aria-current]", serviceType);
  setNext(main.querySelector("h1"), "p", shortDetails);
  setItems(
    main,
    ".picture-carousel .slides",
    images,
    (slide, picture, index) => {
      slide.toggleAttribute("data-current", index === 0);
      setPicture(slide.querySelector("img"), picture, serviceType);
    },
    ".page-head__picture",
  );
  main.querySelector(".page-head__text")?.classList.toggle("page-head__text--alone", images.length === 0);
  setItems(main, ".picture-carousel .dots", images, setCurrent);
  if (images.length < 2) main.querySelector(".picture-carousel .carousel-controls")?.remove();
  setItems(
    main,
    ".approach",
    textsOf(values.fullDetails).map((detail) => splitLead(detail)),
    (item, { lead, rest }, index) => {
      setText(item, "text", String(index + 1));
      setText(item, "h3", lead);
      setNext(item.querySelector("h3"), "p", rest);
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
  setText(offer, ".offer__head p", inEnglish("facts.offer", { count: bullets.length }));
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
      setNext(item.querySelector("h3"), "p", description);
    },
    "section",
  );
}

function setCurrent(dot: Element, _item: unknown, index: number): void {
  if (index === 0) dot.setAttribute("aria-current", "true");
  else dot.removeAttribute("aria-current");
}
