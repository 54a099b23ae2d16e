/** Uploads one picture with its progress, which only `XMLHttpRequest` reports. */
import { t } from "#admin/i18n/i18n.ts";
import { ApiError, call, type Transport } from "#admin/lib/api.ts";
import { SignedOut } from "#admin/lib/session-store.ts";
import { ANSWER_DEADLINE } from "#domain/limits.ts";
import { PictureRefused, prepared } from "./prepare-picture.ts";
import type { UploadSteps } from "./uploads.ts";

/** Preparation, upload and refusal of a form's pictures. */
export const pictureUpload: UploadSteps = { prepare: prepared, send: sendPicture, reason, isFinal };

/**
 * Returns the address of the stored picture. Throws as `call`. @param progress gets the share of
 * the bytes sent, from 0 to 1.
 */
async function sendPicture(picture: File, progress: (share: number) => void): Promise<string> {
  const body = new FormData();
  body.set("image", picture);
  const { data } = await call("POST /api/upload/single", {
    body,
    transport: withProgress(progress),
  });
  if (!data) throw new ApiError("http", t("pictures.failed", { name: picture.name }));
  return data.url;
}

function withProgress(progress: (share: number) => void): Transport {
  return (path, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, path);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const extendDeadline = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          request.abort();
        }, ANSWER_DEADLINE);
      };
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        extendDeadline();
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
      extendDeadline();
    });
}

/** The reason of a failure, `""` where none is known, `undefined` after a sign-out. */
function reason(error: unknown): string | undefined {
  if (error instanceof SignedOut) return undefined;
  if (error instanceof ApiError)
    return error.fromServer || error.code === "network" ? error.message : "";
  return error instanceof Error ? error.message : "";
}

/** Whether another try is useless: the picture itself was refused. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof PictureRefused ||
    (error instanceof ApiError && (error.code === "too_large" || "image" in error.fields))
  );
}
