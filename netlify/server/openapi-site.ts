/** The routes that are open to every visitor. */
import type { Operation } from "./openapi-routes.ts";

const sender = { name: "Rahima Akter", email: "rahima@ghatline.example", phone: "+880 1700 000000" };

const page = (id: string, method: "GET" | "POST", path: string, summary: string): Operation => ({
  id,
  method,
  path,
  summary,
  who: "anybody",
  answers: "html",
});

export const siteOperations: Operation[] = [
  {
    id: "sendEnquiry",
    method: "POST",
    path: "/api/contact",
    summary: "Sends an enquiry. An answered success is stored.",
    who: "anybody",
    body: "Enquiry",
    form: true,
    example: {
      body: { ...sender, company: "Ghatline Cargo", message: "We need a booking site for river freight." },
      answer: { message: "Message sent successfully!" },
    },
  },
  {
    id: "requestService",
    method: "POST",
    path: "/api/service/submit-request",
    summary: "Asks for a service.",
    who: "anybody",
    body: "ServiceRequest",
    form: true,
    example: {
      body: { ...sender, service: "Custom Web Development", message: "", budget: "", timeline: "" },
      answer: { message: "Request submitted successfully!" },
    },
  },
  {
    id: "enterNewsletter",
    method: "POST",
    path: "/api/newsletter",
    summary: "Enters an address for the newsletter; its owner confirms it by mail. Ends alike for an address that is known.",
    who: "anybody",
    body: "NewsletterEntry",
    form: true,
    example: { body: { email: "rahima@ghatline.example", locale: "en" } },
  },
  page(
    "askForService",
    "GET",
    "/request",
    "The form of a request for browsers without script, `service` and `message` of the address in it.",
  ),
  page("askToConfirm", "GET", "/newsletter/confirm", "The page behind the link of the confirmation mail."),
  page("confirmSubscription", "POST", "/newsletter/confirm", "Confirms the address, from the button of that page."),
  page("askToUnsubscribe", "GET", "/newsletter/unsubscribe", "The page behind the link that ends the newsletter."),
  page("endSubscription", "POST", "/newsletter/unsubscribe", "Ends it, from the button of that page or of a mail program."),
  {
    id: "getPicture",
    method: "GET",
    path: "/media/{name}",
    summary: "An uploaded picture. What is behind an address never changes.",
    who: "anybody",
    answers: "picture",
  },
  {
    id: "describeApi",
    method: "GET",
    path: "/api/openapi.json",
    summary: "This description.",
    who: "anybody",
    answers: "openapi",
  },
];
