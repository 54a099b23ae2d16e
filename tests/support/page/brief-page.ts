/** The brief's steps as a browser without JavaScript uses them. */
import type { BriefOffer } from "#domain/brief/brief.ts";
import { BRIEF_OFFER, LOCALES, localePath } from "#domain/links.ts";
import { anyIp } from "#tests/support/api/enquiry.ts";
import briefSteps from "../../../netlify/functions/brief-steps.ts";
import serviceRequest from "../../../netlify/functions/service-request.ts";

const SITE = "http://localhost:8888";
const context = { ip: "203.0.113.7", requestId: "brief", waitUntil: () => undefined };

export const OFFER: BriefOffer = {
  services: [
    {
      id: "web",
      name: "Web & Apps",
      price: { from: 1_500, usual: [4_000, 18_000], moves: ["Pages"] },
    },
    {
      id: "ads",
      name: "Ads",
      price: { from: 500, usual: [900, 3_000], per: "month", moves: ["Channels"] },
    },
    { id: "photos", name: "Photos" },
  ],
  projects: [
    { path: "/projects/saris", title: "Saris" },
    { path: "/projects/cars", title: "Cars" },
  ],
};

const AGENCY = {
  brand: "Studio",
  email: "hello@studio.example",
  phone: "+1 202 555 0100",
  place: "1 Street, City",
  site: "studio.example",
};

/** The files of a build that the steps read. */
export const BUILT = Object.fromEntries(
  LOCALES.map((locale) => [localePath(locale, BRIEF_OFFER), { offer: OFFER, agency: AGENCY }]),
);

export type Pairs = [name: string, value: string][];

export interface Step {
  status: number;
  response: Response;
  text: string;
  /** What the page would send, in order. */
  pairs: Pairs;
}

export function begin(query = "", headers: Record<string, string> = {}): Promise<Step> {
  return stepOf(briefSteps(new Request(`${SITE}/brief/steps${query}`, { headers }), context));
}

/** Posts a step with its fields, some of them filled in, to a step that a button names. */
export function post(pairs: Pairs, step: string, more: Pairs = []): Promise<Step> {
  return postBody(String(new URLSearchParams([...without(pairs, more), ...more, ["step", step]])));
}

export function postBody(body: string, type = "application/x-www-form-urlencoded"): Promise<Step> {
  const request = new Request(`${SITE}/brief/steps`, {
    method: "POST",
    headers: { "content-type": type },
    body,
  });
  return stepOf(briefSteps(request, context));
}

/** Sends the last step, whose form posts the request. */
export function send(pairs: Pairs, more: Pairs): Promise<Response> {
  const request = new Request(`${SITE}/api/service/submit-request`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      referer: `${SITE}/brief/steps`,
    },
    body: new URLSearchParams([...without(pairs, more), ...more]),
  });
  return serviceRequest(request, { ...context, ip: anyIp() });
}

/** The visitor's own choice replaces what stood in the fields. */
function without(pairs: Pairs, more: Pairs): Pairs {
  return pairs.filter(([name]) => !more.some(([own]) => own === name));
}

async function stepOf(answer: Promise<Response>): Promise<Step> {
  const response = await answer;
  const text = await response.text();
  return { status: response.status, response, text, pairs: pairsIn(text) };
}

function pairsIn(page: string): Pairs {
  const pairs: Pairs = [];
  const controls = /<input ([^>]*)>|<textarea ([^>]*)>\n?([^<]*)</g;
  for (const [, input, area, words = ""] of page.matchAll(controls)) {
    const attribute = (name: string) =>
      new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(input ?? area ?? "")?.[1];
    const name = attribute("name");
    const isBox = /checkbox|radio/.test(attribute("type") ?? "");
    if (!name || name === "trap" || (isBox && attribute("checked") === undefined)) continue;
    pairs.push([decoded(name), decoded(area === undefined ? (attribute("value") ?? "") : words)]);
  }
  return pairs;
}

function decoded(html: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return html.replace(/&(?:(\w+)|#x([\da-f]+));/g, (_, name: string, hex: string) =>
    name ? (named[name] ?? "") : String.fromCharCode(parseInt(hex, 16)),
  );
}
