import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { servePicture } from "#server/media.ts";

export default route({ GET: servePicture });

export const config: Config = { path: "/media/:name" };
