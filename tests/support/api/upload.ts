/** Uploads, both as browsers send them and malformed. */
import type { Handler } from "#server/http/http.ts";
import media from "../../../netlify/functions/media.ts";
import upload from "../../../netlify/functions/upload.ts";
import { type Posted, poster } from "./enquiry.ts";

const BOUNDARY = "----boundary7MA4YWxk";
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

export interface Part {
  field?: string;
  /** Without a name it is no file. */
  name?: string;
  type?: string;
  bytes: Uint8Array | string;
}

/** A multipart body of these parts, byte by byte. */
export function multipart(...parts: Part[]): Buffer<ArrayBuffer> {
  const pieces = parts.flatMap(({ field = "image", name, type, bytes }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${name === undefined ? "" : `; filename="${name}"`}\r\n`,
    `${type === undefined ? "" : `Content-Type: ${type}\r\n`}\r\n`,
    bytes,
    "\r\n",
  ]);
  return Buffer.concat(
    [...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece as string)),
  );
}

const { send } = poster(upload as Handler, "http://localhost:8888/api/upload/single");

/** Posts a body to the upload function; `headers` have the token. */
export function post(
  body: BodyInit | null,
  headers: Record<string, string>,
  type: string | undefined = MULTIPART,
): Promise<Posted> {
  return send(body, type, { headers });
}

/** Uploads a file under any name and type. */
export function uploadFile(
  bytes: Uint8Array | string,
  headers: Record<string, string>,
  name = "picture.png",
  type = "image/png",
) {
  return post(multipart({ bytes, name, type }), headers);
}

/** Requests a picture by its address, as the platform does. */
export async function view(url: string, init: RequestInit = {}): Promise<Response> {
  const name = url.replace(/^\/media\//, "");
  return media(new Request(`http://localhost:8888/media/${encodeURIComponent(name)}`, init), {
    ip: "203.0.113.7",
    requestId: "test-request",
    params: { name },
    waitUntil: () => undefined,
  });
}

export function addressOf({ body }: Posted): string {
  return (body.data as { url: string } | undefined)?.url ?? "";
}
