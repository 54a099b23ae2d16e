import type { Config } from "@netlify/functions";
import { upload } from "#domain/api/pictures.ts";
import { serve } from "#server/http/serve.ts";
import { readUpload } from "#server/http/upload.ts";
import { storePicture } from "#server/pictures/pictures.ts";

export default serve(upload, {
  async picture({ request, session: { user } }) {
    const { bytes, name } = await readUpload(request);
    return { data: { url: await storePicture(bytes, Date.now(), { by: user, name }) } };
  },
});

export const config: Config = { path: "/api/upload/single" };
