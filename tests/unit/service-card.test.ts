import { expect, test } from "vitest";
import type { Written } from "#domain/content/localised.ts";
import type { PlatformContent } from "#domain/content/platform.ts";
import {
  platformCard,
  relatedCards,
  serviceCard,
  serviceMenu,
} from "#domain/records/service-card.ts";
import type { ServiceContent } from "#domain/records/service.ts";

type Service = ServiceContent<string> & Written & { slug: string };
type Platform = PlatformContent<string> & Written & { slug: string };

const pictures = ["one", "two", "three"].map((src) => ({ src, alt: src }));
const service = {
  slug: "graphics-design",
  locale: "en",
  serviceType: "Graphics Design",
  shortDetails: "Logos and posters.",
  icon: "palette",
  iconType: "lucide",
  images: pictures,
  techStack: [{ name: "Figma" }, { name: "Glyphs", icon: "type" }],
} as Service;
const platform = {
  slug: "daraz",
  locale: "bn",
  name: "Daraz",
  logo: "daraz",
  summary: "Shops on Daraz.",
  bannerImages: pictures.slice(0, 2),
  details: { services: ["Store setup", "Buyer chat"] },
} as Platform;

test("a service's card leads to its page and shows its first two pictures", () => {
  expect(serviceCard(service, "en")).toEqual({
    id: "graphics-design",
    serviceType: "Graphics Design",
    shortDetails: "Logos and posters.",
    icon: "palette",
    iconType: "lucide",
    isEcommerce: false,
    platformId: null,
    href: "/services/graphics-design",
    images: pictures.slice(0, 2),
    tech: ["Figma", "Glyphs"],
  });
});

test("a platform stands on a card as its store management and leads to the platform", () => {
  expect(platformCard(platform, "{platform} Store Management", "bn")).toEqual({
    id: "daraz",
    serviceType: "Daraz Store Management",
    shortDetails: "Shops on Daraz.",
    icon: "daraz",
    iconType: "image",
    isEcommerce: true,
    platformId: "daraz",
    href: "/bn/platform/daraz",
    images: pictures.slice(0, 2),
    tech: ["Store setup", "Buyer chat"],
  });
});

test("the menu puts every address into the language, but no address of another site", () => {
  const extra = { id: "x", serviceType: "X", shortDetails: "x", icon: "house" };
  const extras = [
    { ...extra, href: "/real-estate-solutions" },
    { ...extra, href: "https://example.com/" },
  ];
  const menu = serviceMenu(
    [service],
    { menu: { title: "More", entries: extras }, locale: "fr" },
    "fr",
  );
  expect(menu.services).toEqual([
    {
      id: "graphics-design",
      serviceType: "Graphics Design",
      shortDetails: "Logos and posters.",
      icon: "palette",
      href: "/fr/services/graphics-design",
      lang: "en",
      detailsLang: "en",
    },
  ]);
  expect(menu.extras.map(({ href, lang }) => [href, lang])).toEqual([
    ["/fr/real-estate-solutions", undefined],
    ["https://example.com/", undefined],
  ]);
  expect(menu.extrasTitle).toBe("More");
});

test("a menu of services alone", () => {
  expect(serviceMenu([service], { locale: "en" }, "en")).toMatchObject({
    services: [{ id: "graphics-design" }],
    extras: [],
  });
});

test("words that are not in the page's language say which one they are in", () => {
  expect([serviceCard(service, "en"), serviceCard(service, "bn")].map(({ lang }) => lang)).toEqual([
    undefined,
    "en",
  ]);
  expect(
    [platformCard(platform, "{platform}", "bn"), platformCard(platform, "{platform}", "fr")].map(
      ({ lang }) => lang,
    ),
  ).toEqual([undefined, "bn"]);
  expect(serviceMenu([service], { locale: "en" }, "es").services.map(({ lang }) => lang)).toEqual([
    "en",
  ]);
});

test("each word of a translation that is in English says so by itself", () => {
  const own = { ...service, locale: "bn", inEnglish: new Set(["Logos and posters."]) } as Service;
  const { lang, detailsLang, images } = serviceCard(own, "bn");
  expect([lang, detailsLang, images.map((picture) => picture.lang)]).toEqual([
    undefined,
    "en",
    [undefined, undefined],
  ]);
  expect(serviceMenu([own], { locale: "bn" }, "bn").services).toMatchObject([
    { lang: undefined, detailsLang: "en" },
  ]);
});

test("related cards come in the order asked for; one that is not there is left out", () => {
  const cards = [serviceCard(service, "en"), platformCard(platform, "{platform}", "en")];
  expect(relatedCards(["daraz", "gone", "graphics-design"], cards).map((card) => card.id)).toEqual([
    "daraz",
    "graphics-design",
  ]);
});
