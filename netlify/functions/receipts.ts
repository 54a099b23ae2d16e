import type { Config } from "@netlify/functions";
import { receiptPages } from "#domain/api/contact.ts";
import { serve } from "#server/http/serve.ts";
import { changeReceipt } from "#server/inbox/receipt-changes.ts";
import { showReceipt } from "#server/inbox/receipt-page.ts";

export default serve(receiptPages, { show: showReceipt, change: changeReceipt });

export const config: Config = {
  path: "/enquiry/:receipt",
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
