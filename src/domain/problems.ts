/** What can be wrong with a field of a form that visitors fill in, in their language. The schemas speak English (`leaves.ts`). */
import type { Locale } from "./links.ts";

/** `{n}` is a number. */
export const ENGLISH_PROBLEMS = {
  required: "Is required.",
  text: "Must be a text.",
  tooLong: "Must have at most {n} characters.",
  character: "Contains a character that cannot be stored.",
  line: "Must be one line.",
  email: "Must be an e-mail address, like name@example.com.",
  phone: "Must be a phone number, like +880 1700 000000.",
  different: "Is not the same as above.",
};

type Problems = typeof ENGLISH_PROBLEMS;

const PROBLEMS: Record<Locale, Problems> = {
  en: ENGLISH_PROBLEMS,
  bn: {
    required: "এই ঘরটি পূরণ করতে হবে।",
    text: "এখানে লেখা দিতে হবে।",
    tooLong: "{n} অক্ষরের বেশি লেখা যাবে না।",
    character: "এতে এমন একটি চিহ্ন আছে, যা সেভ করা যায় না।",
    line: "এক লাইনে লিখতে হবে।",
    email: "একটি ইমেইল ঠিকানা লিখতে হবে, যেমন name@example.com।",
    phone: "একটি ফোন নম্বর লিখতে হবে, যেমন +880 1700 000000।",
    different: "ওপরের পাসওয়ার্ডের সঙ্গে মিলছে না।",
  },
  fr: {
    required: "Ce champ est obligatoire.",
    text: "Ce champ doit contenir du texte.",
    tooLong: "Ce champ est limité à {n} caractères.",
    character: "Ce champ contient un caractère qui ne peut pas être enregistré.",
    line: "Ce champ doit tenir sur une seule ligne.",
    email: "Indiquez une adresse e-mail, par exemple nom@example.com.",
    phone: "Indiquez un numéro de téléphone, par exemple +880 1700 000000.",
    different: "Les deux mots de passe sont différents.",
  },
  es: {
    required: "Este campo es obligatorio.",
    text: "Este campo debe contener texto.",
    tooLong: "Este campo admite como máximo {n} caracteres.",
    character: "Este campo contiene un carácter que no se puede guardar.",
    line: "Este campo debe ocupar una sola línea.",
    email: "Escriba una dirección de correo, como nombre@example.com.",
    phone: "Escriba un número de teléfono, como +880 1700 000000.",
    different: "No coincide con la de arriba.",
  },
};

const NAMES = Object.keys(ENGLISH_PROBLEMS) as (keyof Problems)[];

/** How the schemas say that a text is longer than `max` characters. */
export function tooLong(max: number): string {
  return ENGLISH_PROBLEMS.tooLong.replace("{n}", max.toLocaleString("en"));
}

/** A sentence of the schemas in a language of the site. One that is not among these is for staff only, and stays as it is. */
export function problemIn(sentence: string, locale: Locale): string {
  const [number = ""] = /\d[\d,]*/.exec(sentence) ?? [];
  const name = NAMES.find((known) => ENGLISH_PROBLEMS[known].replace("{n}", number) === sentence);
  if (!name) return sentence;
  return PROBLEMS[locale][name].replace("{n}", () => new Intl.NumberFormat(locale).format(Number(number.replaceAll(",", ""))));
}
