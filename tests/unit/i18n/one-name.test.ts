/**
 * One name for one thing: what a translation called by another name, or by a word from the wrong
 * side of the ocean, stays away.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** By language: the word to write, and those that it replaces. docs/content.md has the list. */
const INSTEAD: Record<"bn" | "es", Record<string, RegExp>> = {
  bn: {
    "স্টোর (online) or দোকান (a room with a door)": /(?<![\p{L}\p{M}])শপ(?!িং)/u,
    কোটেশন: /দর জানুন|লিখিত এস্টিমেট/,
    "বিনা খরচে": /বিনা মূল্যে/,
    ইমেইল: /(?<!ই)মেইল(?!িং)/,
    "এখনো, কোনো": /এখনও|কোনও/,
    "আইপি ঠিকানা": /নেটওয়ার্ক ঠিকানা/,
    প্রজেক্ট: /কাজের নমুনা|কাজের গল্প|পোর্টফোলিও/,
    "পাবেন, as a promise is in the future": /(?:আপনি|বুঝে|রিপোর্ট|তালিকা|ফেরত) পান[। ]/,
    "the name of a client in Bengali letters":
      /\b(?:Paarel|EduConsult|Sphatik|Goti|Bhor|Shapla|Ghatline|Itbari|Putulghar|Tarafin|Harbour|Northlight)\b/,
  },
  es: {
    marketplace: /mercados? en línea/i,
    proyecto: /portafolio/i,
    caso: /casos de éxito/i,
    soporte: /\bde guardia\b/i,
    capacitación: /\bformación\b/i,
    letrero: /\brótulos?\b/i,
    constructora: /\bpromotoras?\b/i,
    "plano de ubicación": /plano de situación/i,
    "dirección IP": /dirección de red/i,
    "se guardó, as Latin America uses the simple past":
      /\b[Hh]an? [a-z]+(?:ado|ido)\b|\bHa vuelto\b/,
    promedio: /\buna media de\b/i,
    "verá, recibirá, as a promise is in the future":
      /(?:[.:] |\n|>- |\busted )(?:Ve|Recibe|recibe)\b/,
  },
};

test.each(Object.entries(INSTEAD))("%s: one name for one thing", (locale, words) => {
  const files = globSync(
    [`content/**/${locale}{/*.mdx,.yaml}`, `src/i18n/${locale}/**/*.ts`, `src/**/${locale}.ts`],
    { cwd: ROOT },
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), "utf8").replace(/\n +/g, " ");
    return Object.entries(words).flatMap(([word, other]) => {
      const [said] = other.exec(text) ?? [];
      return said === undefined ? [] : [`${file}: "${said.trim()}", write ${word}`];
    });
  });
  expect(files.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
