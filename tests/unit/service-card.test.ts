import { expect, test } from "vitest";
import type { PlatformContent } from "#domain/platform.ts";
import { platformCard, relatedCards, serviceCard, serviceMenu } from "#domain/service-card.ts";
import type { ServiceContent } from "#domain/service.ts";

type Service = ServiceContent<string> & { slug: string };
type Platform = PlatformContent<string> & { slug: string };

const pictures = ["one", "two", "three"].map((src) => ({ src, alt: src }));
const service = {
  slug: "graphics-design",
  serviceType: "Graphics Design",
  shortDetails: "Logos and posters.",
  icon: "palette",
  iconType: "lucide",
  images: pictures,
  techStack: [{ name: "Figma" }, { name: "Glyphs", icon: "type" }],
} as Service;
const platform = {
  slug: "daraz",
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
  const menu = serviceMenu(
    [service],
    [
      { ...extra, href: "/real-estate-solutions" },
      { ...extra, href: "https://example.com/" },
    ],
    "fr",
  );
  expect(menu.services).toEqual([
    {
      id: "graphics-design",
      serviceType: "Graphics Design",
      shortDetails: "Logos and posters.",
      icon: "palette",
      href: "/fr/services/graphics-design",
    },
  ]);
  expect(menu.extras.map((entry) => entry.href)).toEqual(["/fr/real-estate-solutions", "https://example.com/"]);
});

test("related cards come in the order asked for; one that is not there is left out", () => {
  const cards = [serviceCard(service, "en"), platformCard(platform, "{platform}", "en")];
  expect(relatedCards(["daraz", "gone", "graphics-design"], cards).map((card) => card.id)).toEqual(["daraz", "graphics-design"]);
});
