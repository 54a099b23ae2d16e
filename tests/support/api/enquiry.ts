/** Posting to the imported contact function, as the platform would call it. */
import type { Reply } from "#domain/api/reply.ts";
import type { Handler } from "#server/http/http.ts";
import contact from "../../../netlify/functions/contact.ts";

export const URL_OF_CONTACT = "http://localhost:8888/api/contact";

export interface Posted {
  response: Response;
  status: number;
  body: Reply;
  text: string;
}

interface PostOptions {
  ip?: string;
  key?: string;
  headers?: Record<string, string>;
  /** Whether to wait for work after the answer; on by default. */
  settled?: boolean;
}

export const { post, postForm, send, call } = poster(contact, URL_OF_CONTACT);

/** As above, for any function behind `url`. */
export function poster(handler: Handler, url: string) {
  const call = async (
    request: Request,
    { ip = "203.0.113.7", settled = true }: PostOptions = {},
  ): Promise<Posted> => {
    const after: Promise<unknown>[] = [];
    const response = await handler(request, {
      ip,
      requestId: "test-request",
      waitUntil: (work) => void after.push(work),
    });
    if (settled) await Promise.all(after);
    const text = await response.clone().text();
    return {
      response,
      status: response.status,
      body: text.startsWith("{") ? (JSON.parse(text) as Reply) : { success: false },
      text,
    };
  };
  /** Posts any body; `type` undefined sends no Content-Type. */
  const send = (
    body: BodyInit | null,
    type: string | undefined,
    options: PostOptions = {},
  ): Promise<Posted> => {
    const headers = new Headers(options.headers);
    if (type !== undefined) headers.set("content-type", type);
    if (options.key !== undefined) headers.set("idempotency-key", options.key);
    const request = new Request(url, {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit);
    if (type === undefined) request.headers.delete("content-type");
    return call(request, options);
  };
  return {
    call,
    send,
    /** A JSON post of `fields`. */
    post: (fields: unknown, options: PostOptions = {}) =>
      send(JSON.stringify(fields), "application/json", options),
    /** A form post, as from a browser without JavaScript. */
    postForm: (fields: Record<string, string>, options: PostOptions = {}) =>
      send(new URLSearchParams(fields).toString(), "application/x-www-form-urlencoded", options),
  };
}

let counter = 0;

/** A network address not returned before in this file. */
export function anyIp(): string {
  counter += 1;
  return `198.51.${Math.floor(counter / 250)}.${(counter % 250) + 1}`;
}
