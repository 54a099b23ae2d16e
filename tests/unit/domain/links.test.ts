import { describe, expect, it } from "vitest";
import { loadingText } from "#domain/content/loading.ts";
import { pagePath, pathWithoutLocale } from "#domain/links.ts";

describe("pagePath: one path however a page is written, so that the active entry is right (B79)", () => {
  it.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/blog", "/blog"],
    ["/blog/", "/blog"],
    ["/blog.html", "/blog"],
    ["/blog/1.html", "/blog/1"],
    ["/bn/index.html", "/bn"],
    ["/services/reindex", "/services/reindex"],
  ])("%s is %s", (pathname, path) => expect(pagePath(pathname)).toBe(path));
});

describe("pathWithoutLocale", () => {
  it.each([
    ["/", "/"],
    ["/bn", "/"],
    ["/bn/blog/1", "/blog/1"],
    ["/blog", "/blog"],
    ["/french-press", "/french-press"],
    ["/esplanade", "/esplanade"],
  ])("%s is %s", (path, rest) => expect(pathWithoutLocale(path)).toBe(rest));
});

describe("loadingText", () => {
  it.each([
    ["/services", "services"],
    ["/services/graphics-design", "serviceDetails"],
    ["/blog", "blog"],
    ["/blog/1", "article"],
    ["/contact", "contact"],
    ["/projects", "projects"],
    ["/projects/car-rental-management", "projects"],
    ["/bn/services/graphics-design", "serviceDetails"],
    ["/", undefined],
    ["/about", undefined],
    ["/constructor", undefined],
    ["/platform/amazon", undefined],
  ])("%s has %s", (path, text) => expect(loadingText(path)).toBe(text));
});
