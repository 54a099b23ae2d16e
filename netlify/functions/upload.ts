import type { Config } from "@netlify/functions";
import { reply, route } from "#server/http.ts";
import { keepPicture } from "#server/pictures.ts";
import { signedIn } from "#server/session.ts";
import { readUpload } from "#server/upload.ts";

export default route({
  POST: async (request) => {
    await signedIn(request, "uploads");
    const url = await keepPicture(await readUpload(request), Date.now());
    return reply({ data: { url } });
  },
});

export const config: Config = { path: "/api/upload/single" };
