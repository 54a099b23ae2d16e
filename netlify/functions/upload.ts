import type { Config } from "@netlify/functions";
import { upload } from "#domain/api/pictures.ts";
import { keepPicture } from "#server/pictures/pictures.ts";
import { serve } from "#server/http/serve.ts";
import { readUpload } from "#server/http/upload.ts";

export default serve(upload, {
  picture: async ({ request }) => ({
    data: { url: await keepPicture(await readUpload(request), Date.now()) },
  }),
});

export const config: Config = { path: "/api/upload/single" };
