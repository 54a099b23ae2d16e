/**
 * One name for one thing: what a translation called by another name, or by a word from the wrong
 * side of the ocean, stays away.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** What Spanish says to a friend: `tú`, its verbs, and imperatives that _usted_ has otherwise. */
const TU = [
  ...["tú", "tus?", "te", "ti", "tuy[oa]s?", "contigo"],
  ...["eres", "estás", "tienes", "puedes", "quieres", "debes", "necesitas", "haces", "sabes"],
  ...["escribes", "eliges", "recibes", "guardas", "publicas", "prefieres", "verás", "podrás"],
  // The simple past: "guardaste", "escribiste", but not "existe" or "contraste".
  String.raw`\p{L}+(?<!contr|b|g)aste`,
  String.raw`\p{L}+(?<!ex|cons|ins|res|des|as)iste`,
  ...["haz", "deshaz", "rehaz", "pon", "dime", "dinos"],
  // With a pronoun at its end: "déjalo", "ábrela", "inténtalo", "hazlo".
  String.raw`(?:d[eé]ja|[uú]sa|int[eé]nta|gu[aá]rda|rev[ií]sa|c[aá]mbia|agr[eé]ga|b[oó]rra|elim[ií]na|qu[ií]ta|c[oó]pia|ci[eé]rra|env[ií]a|m[ií]ra|pru[eé]ba|publ[ií]ca|el[ií]ge|[aá]bre|escr[ií]be|s[uú]be|haz|pon)(?:l[oa]s?|nos|me)`,
];

const TO_A_FRIEND = new RegExp(String.raw`(?<!\p{L})(?:${TU.join("|")})(?!\p{L})`, "iu");

/** By language: the word to write, and those that it replaces. docs/content.md has the list. */
const INSTEAD: Record<"bn" | "es" | "fr", Record<string, RegExp>> = {
  bn: {
    "স্টোর (online) or দোকান (a room with a door)": /(?<![\p{L}\p{M}])শপ(?!িং)/u,
    কোটেশন: /দর জানুন|লিখিত এস্টিমেট/,
    "বিনা খরচে": /বিনা মূল্যে/,
    ইমেইল: /(?<!ই)মেইল(?!িং)/,
    "এখনো, কোনো": /এখনও|কোনও/,
    "আইপি ঠিকানা": /নেটওয়ার্ক ঠিকানা/,
    প্রজেক্ট: /কাজের নমুনা|কাজের গল্প|পোর্টফোলিও|প্রকল্প/,
    সেভ: /সংরক্ষ/,
    ভিজিটর: /দর্শক/,
    সংস্করণ: /(?<![\p{L}\p{M}])ভার্সন/u,
    ফিল্টার: /ছাঁকনি/,
    খসড়া: /ড্রাফট(?!সম্যান)/,
    "তৈরি উত্তর (a snippet; খসড়া is a draft)": /খসড়া উত্তর/,
    "বাছাই করা": /ফিচার কর/,
    ইমপোর্ট: /আমদানি/,
    স্থায়ীভাবে: /চিরতরে/,
    "প্রথম পাতা; পাতা": /হোম ?পেজ|(?<![\p{L}\p{M}])পেজটি/u,
    "পাবেন, as a promise is in the future": /(?:আপনি|বুঝে|রিপোর্ট|তালিকা|ফেরত) পান[। ]/,
    "the name of a client in Bengali letters":
      /\b(?:Paarel|EduConsult|Sphatik|Goti|Bhor|Shapla|Ghatline|Itbari|Putulghar|Tarafin|Harbour|Northlight)\b/,
  },
  es: {
    "usted, never tú": TO_A_FRIEND,
    agregar: /(?<!\p{L})añad/iu,
    "comprobante (of a message)": /\bacuses?\b/i,
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
  fr: {
    "reçu (of a message)": /\baccusés?\b/i,
    "traité, réponse envoyée: one answers *to* a message":
      /(?:["“(]|comme |et |non )répondue?s?\b(?! à)/i,
    "depuis, not its English": /«\s?since\b/,
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

test.each([
  ["Guardaste una versión", true],
  ["Escribiste", true],
  ["Tu texto sigue aquí.", true],
  ["Déjalo vacío", true],
  ["Deshaz primero el último cambio.", true],
  ["Puedes cerrarlo", true],
  ["Usted guardó una versión. Su texto sigue aquí.", false],
  ["Déjelo vacío. Deshaga el cambio.", false],
  ["Esta ficha ya no existe; el contraste insiste.", false],
  ["Puede guardarlo: este texto es estable.", false],
])("“%s” says tú: %s", (text, says) => {
  expect(TO_A_FRIEND.test(text)).toBe(says);
});
