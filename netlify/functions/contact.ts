import type { Config } from "@netlify/functions";
import { enquirySubmission } from "#domain/message.ts";
import { route } from "#server/http.ts";
import { publicPost } from "#server/public-post.ts";

export default route({ POST: publicPost(enquirySubmission) });

export const config: Config = { path: "/api/contact" };
