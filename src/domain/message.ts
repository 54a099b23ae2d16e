/** What visitors send: an enquiry from the contact form or a request for a service; and how it is kept. */
import { z } from "zod";
import { email, optionalLine, optionalText, phone, requiredLine, requiredText } from "./leaves.ts";
import { TEXT_MAX } from "./limits.ts";

/** A field that people do not see; robots fill it. */
const trap = z.string().max(500).default("");

/** Body of `POST /api/contact`. Unknown fields are dropped. */
export const enquiryInput = z.object({
  name: requiredLine(TEXT_MAX.name),
  email,
  phone,
  company: optionalLine(TEXT_MAX.company),
  message: requiredText(TEXT_MAX.message),
  trap,
});

/** Body of `POST /api/service/submit-request`. */
export const requestInput = z.object({
  service: requiredLine(TEXT_MAX.service),
  name: requiredLine(TEXT_MAX.name),
  email,
  phone,
  message: optionalText(TEXT_MAX.message),
  budget: optionalLine(TEXT_MAX.choice),
  timeline: optionalLine(TEXT_MAX.choice),
  trap,
});

export type EnquiryInput = z.output<typeof enquiryInput>;
export type RequestInput = z.output<typeof requestInput>;

export const FOLDERS = ["unread", "read", "spam"] as const;
export type Folder = (typeof FOLDERS)[number];
