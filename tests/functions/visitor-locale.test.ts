import { expect, test } from "vitest";
import { visitorLocale } from "#server/http/visitor.ts";

interface Asked {
  said?: unknown;
  query?: string;
  cookie?: string;
  accept?: string;
}

const of = ({ said, query = "", cookie, accept }: Asked) =>
  visitorLocale(
    new Request(`http://localhost:8888/request${query}`, {
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(accept !== undefined && { "accept-language": accept }),
      },
    }),
    said,
  );

test.each<[Asked, string]>([
  [{}, "en"],
  [{ accept: "en-US,en;q=0.9" }, "en"],
  [{ accept: "bn-BD" }, "bn"],
  [{ accept: "fr-CA,en;q=0.9" }, "fr"],
  [{ accept: "es-419, *;q=0.1" }, "es"],
  [{ accept: "de, es;q=0.8" }, "es"],
  [{ accept: "en;q=0.2, fr;q=0.7, bn;q=0.5" }, "fr"],
  [{ accept: "fr;q=0, es;q=0.1" }, "es"],
  [{ accept: "fr;q=much, es" }, "es"],
  [{ accept: "de, ja" }, "en"],
  [{ accept: "*" }, "en"],
  [{ cookie: "a=1; i18next=fr-FR; b=2", accept: "es" }, "fr"],
  [{ cookie: "xi18next=fr", accept: "es" }, "es"],
  [{ query: "?lng=bn", cookie: "i18next=fr", accept: "es" }, "bn"],
  [{ query: "?lng=de", cookie: "i18next=fr" }, "fr"],
  [{ said: "es", query: "?lng=bn", cookie: "i18next=fr", accept: "fr" }, "es"],
  [{ said: "en", accept: "fr" }, "en"],
  [{ said: "//evil.example", accept: "fr" }, "fr"],
  [{ said: 5, accept: "fr" }, "fr"],
  [{ said: null }, "en"],
])("%o is answered in %s", (asked, locale) => {
  expect(of(asked)).toBe(locale);
});
