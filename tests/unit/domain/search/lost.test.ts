import { expect, test } from "vitest";
import type { SearchDocument } from "#domain/search/document.ts";
import { placesFor } from "#domain/search/lost.ts";

const page = (group: SearchDocument["group"], href: string, title: string, words = "") => ({
  ...{ group, href, title, words },
  text: "Node, sites and what not.",
});
const DOCUMENTS: SearchDocument[] = [
  page("services", "/services/web-design-development", "Web Design & Development"),
  page("services", "/services/graphics-design", "Graphics Design"),
  page("projects", "/projects/3d-crystal-order-management", "3D crystal order management"),
  page("projects", "/projects/car-rental-management", "Car rental management"),
  page("articles", "/blog/2", "Apps without the compromise", "cross-platform-apps · Flutter"),
  page("questions", "/services/web-design-development#services", "Services?"),
  page("pages", "/services", "Services"),
  page("pages", "/about", "Company"),
  page("pages", "/brief", "Put a brief together", "prices, pricing, cost"),
  page("legal", "/privacy-policy", "Privacy Policy"),
];
const inBengali = DOCUMENTS.map((document) => ({
  ...document,
  href: `/bn${document.href}`,
  title: document.title === "Services" ? "সেবা" : document.title,
}));

test.each([
  ["/servces", "/services"],
  ["/service", "/services"],
  ["/SERVICES.html", "/services"],
  ["/services/", "/services"],
  ["/privacy-polcy", "/privacy-policy"],
  ["/privacy", "/privacy-policy"],
  ["/privacypolicy", "/privacy-policy"],
  ["/abuot", "/about"],
  ["/abot", "/about"],
  ["/brif", "/brief"],
  ["/pricing", "/brief"],
  ["/prices.html", "/brief"],
  ["/about-us", "/about"],
  ["/blog/flutter", "/blog/2"],
  ["/blog/cross-platform-app", "/blog/2"],
  ["/projcts/crystal", "/projects/3d-crystal-order-management"],
  ["/car-rental", "/projects/car-rental-management"],
  ["/grafics-design", "/services/graphics-design"],
  ["/services/webdesign", "/services/web-design-development"],
])("%s probably means %s", (path, href) => expect(placesFor(path, DOCUMENTS)[0]?.href).toBe(href));

test.each([
  ["/bn/servces", "/bn/services"],
  [`/bn/${encodeURIComponent("সেবা")}`, "/bn/services"],
  [`/bn/${encodeURIComponent("শেবা")}`, "/bn/services"],
])("%s probably means %s", (path, href) => expect(placesFor(path, inBengali)[0]?.href).toBe(href));

test("the best three are named, the pages of the folder after the folder", () =>
  expect(placesFor("/servces", DOCUMENTS).map(({ href }) => href)).toEqual([
    "/services",
    "/services/web-design-development",
    "/services/graphics-design",
  ]));

test.each([
  "/",
  "/a/b/c",
  "/no-such-page",
  "/wp-login.php",
  "/projects/nope",
  "/.env",
  "/%E0%A4%A",
  "/%00",
  "/🎉",
])("%s means nothing here", (path) => expect(placesFor(path, DOCUMENTS)).toEqual([]));
