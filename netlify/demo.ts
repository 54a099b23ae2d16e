/**
 * Messages for a first look around: made up, the same on each machine, and written into a message store that is still empty.
 * Only `npm start` adds them: no function and no build knows of them.
 */
import { faker as en } from "@faker-js/faker/locale/en";
import { faker as es } from "@faker-js/faker/locale/es";
import { faker as fr } from "@faker-js/faker/locale/fr";
import { jsonStore } from "#server/stores.ts";
import { DEMO_LETTERS, PEOPLE, TRADES, type DemoLetter } from "./demo-letters.ts";

const SEED = 2020;
const HOUR = 60 * 60_000;

export interface DemoMessage {
  folder: "unread" | "read" | "spam";
  record: Record<string, string> & { _id: string };
}

/** Adds the messages when there is none at all. */
export async function addDemoMessages(now = Date.now()): Promise<void> {
  const store = jsonStore<DemoMessage["record"]>("messages");
  if ((await store.folders()).length > 0) return;
  await Promise.all(demoMessages(now).map(({ folder, record }) => store.create(`${folder}/${record._id}`, record)));
}

/** The messages as if it were `now`, in milliseconds. */
export function demoMessages(now: number): DemoMessage[] {
  for (const faker of [en, es, fr]) faker.seed(SEED);
  const people = en.helpers.shuffle([...PEOPLE]);
  return DEMO_LETTERS.map((letter) => {
    const { locale, service = "", text, hoursAgo } = letter;
    const time = now - hoursAgo * HOUR - en.number.int({ max: 50 * 60_000 });
    const { name, email, phone, company } = senderOf(letter, people);
    const place = en.helpers.arrayElement(["Dhaka", "Chattogram", "Sylhet", "Khulna", "Rajshahi"]);
    const record = {
      _id: `${String(9_999_999_999_999 - time).padStart(13, "0")}-${en.string.hexadecimal({ length: 12, casing: "lower", prefix: "" })}`,
      kind: service === "" ? "enquiry" : "request",
      createdAt: new Date(time).toISOString(),
      name,
      email,
      phone,
      company: service === "" ? company : "",
      message: text.replaceAll("{company}", company).replaceAll("{place}", place),
      service,
      budget: letter.budget ?? "",
      timeline: letter.timeline ?? "",
      trap: "",
      locale,
      page: letter.page,
      ...(letter.spamReason && { spamReason: letter.spamReason }),
      claim: "",
    };
    return { folder: letter.folder, record };
  });
}

function senderOf({ locale, folder }: DemoLetter, people: [bengali: string, latin: string][]) {
  const local = locale === "bn" || locale === "en";
  const [bengali, latin] = (local && folder !== "spam" && people.pop()) || ["", nameIn(locale)];
  const company = local ? localCompany() : companyIn(locale, latin);
  return {
    name: locale === "bn" ? bengali : latin,
    email: `${slugOf(latin).replace("-", ".")}@${slugOf(company)}.example`,
    phone: local ? `+880 1${en.string.numeric({ length: 3, allowLeadingZeros: false })} ${en.string.numeric(6)}` : phoneIn(locale),
    company,
  };
}

function nameIn(locale: string): string {
  const { person } = locale === "fr" ? fr : locale === "es" ? es : en;
  return `${person.firstName()} ${person.lastName().split(" ")[0]}`;
}

function companyIn(locale: string, owner: string): string {
  const surname = owner.split(" ").at(-1) ?? "";
  return locale === "fr" ? `Atelier ${surname}` : `Taller ${surname}`;
}

function phoneIn(locale: string): string {
  return locale === "fr" ? `+33 6 ${en.string.numeric(8)}` : `+34 6${en.string.numeric(8)}`;
}

function localCompany(): string {
  return `${en.helpers.arrayElement(TRADES.names)} ${en.helpers.arrayElement(TRADES.kinds)}`;
}

function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^a-z0-9 -]/gi, "")
    .toLowerCase()
    .replaceAll(" ", "-");
}
