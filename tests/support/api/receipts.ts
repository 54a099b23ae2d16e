/** Receipts as visitors see and use them: their pages and forms, without JavaScript. */
import type { Receipt } from "#domain/inbox/message.ts";
import receipts from "../../../netlify/functions/receipts.ts";
import { anyIp, post, type Posted, poster } from "./enquiry.ts";
import { ENQUIRY } from "./messages.ts";

const SITE = "http://localhost:8888";

/** Sends an enquiry; returns its receipt and id. */
export async function asked(fields: object = {}): Promise<Receipt & { id: string }> {
  const { body } = await post({ ...ENQUIRY, ...fields }, { ip: anyIp() });
  const receipt = body.data as Receipt;
  return { ...receipt, id: /(\d{13}-[0-9a-f]{12})/.exec(receipt.url)?.[1] ?? "" };
}

export function open(
  url: string,
  { ip = anyIp(), ...headers }: Record<string, string> = {},
): Promise<Posted> {
  return receiptsAt(new Request(SITE + url, { headers }), ip);
}

/** Sends one of the page's forms; `headers` as a browser sends them. */
export function submit(url: string, fields: Record<string, string>, ip = anyIp()): Promise<Posted> {
  const request = new Request(SITE + url, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      // What a page without a referrer sends.
      origin: "null",
      "sec-fetch-site": "same-origin",
    },
    body: new URLSearchParams(fields).toString(),
  });
  return receiptsAt(request, ip);
}

function receiptsAt(request: Request, ip: string): Promise<Posted> {
  const receipt = new URL(request.url).pathname.split("/")[2] ?? "";
  const handler: typeof receipts = (asked, context) =>
    receipts(asked, { ...context, params: { receipt } });
  return poster(handler, request.url).call(request, { ip });
}
