import type { Config } from "@netlify/functions";
import { media } from "#domain/api/pictures.ts";
import { serve } from "#server/http/serve.ts";
import { servePicture } from "#server/pictures/pictures.ts";

export default serve(media, {
  picture: ({ request, params }) => servePicture(request, params.name),
});

export const config: Config = { path: "/media/:name" };
