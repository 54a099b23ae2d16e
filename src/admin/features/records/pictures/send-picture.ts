/**
 * Sends one picture and tells how much of it has gone. `fetch` tells nothing of the way there, so
 * this is an `XMLHttpRequest`.
 */
import { ANSWER_DEADLINE } from "#domain/limits.ts";
import { ApiError, call, type Transport } from "#admin/lib/api.ts";
import { t } from "#admin/i18n/i18n.ts";

/**
 * The address of the stored picture. Throws what `call` throws. @param progress gets the share of
 * the bytes that are sent, from 0 to 1.
 */
export async function sendPicture(
  picture: File,
  progress: (share: number) => void,
): Promise<string> {
  const body = new FormData();
  body.set("image", picture);
  const { data } = await call("POST /api/upload/single", { body, transport: told(progress) });
  if (!data) throw new ApiError("http", t("pictures.failed", { name: picture.name }));
  return data.url;
}

function told(progress: (share: number) => void): Transport {
  return (path, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, path);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const goesOn = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          request.abort();
        }, ANSWER_DEADLINE);
      };
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        goesOn();
        if (lengthComputable) progress(loaded / total);
      };
      request.onload = () => {
        resolve(new Response(request.responseText, { status: request.status }));
      };
      request.onerror = request.onabort = () => {
        reject(new Error("no answer"));
      };
      request.onloadend = () => {
        clearTimeout(timer);
      };
      request.send(body);
      goesOn();
    });
}
