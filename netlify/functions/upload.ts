import type { Config } from "@netlify/functions";
import { upload } from "#domain/api/pictures.ts";
import { serve } from "#server/http/serve.ts";
import { readUpload } from "#server/http/upload.ts";
import { storePicture } from "#server/pictures/pictures.ts";

export default serve(upload, {
  picture: async ({ request }) => ({
    data: { url: await storePicture(await readUpload(request), Date.now()) },
  }),
});

export const config: Config = { path: "/api/upload/single" };
