import type { Config } from "@netlify/functions";
import { enquirySubmission } from "#domain/message.ts";
import { route } from "#server/http.ts";
import { publicPost } from "#server/public-post.ts";
import { submit } from "#server/submit.ts";

export default route({
  POST: publicPost({ kind: "enquiry", schema: enquirySubmission, take: submit, answer: () => "Message sent successfully!" }),
});

export const config: Config = { path: "/api/contact" };
