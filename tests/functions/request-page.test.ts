/**
 * GET /request: the form behind the request buttons for browsers without script (spec 1, section 5:
 * the service is read-only and prefilled).
 */
import { expect, test } from "vitest";
import { TEXT_MAX } from "#domain/limits.ts";
import { controlIn, expectPage, typedIn, withFrame } from "#tests/support/page/framed-page.ts";
import requestPage from "../../netlify/functions/request-page.ts";

withFrame();

const context = { ip: "203.0.113.7", requestId: "request-page", waitUntil: () => undefined };

async function ask(query: string) {
  const response = await requestPage(new Request(`http://localhost:8888/request${query}`), context);
  return { status: response.status, response, text: await response.text() };
}

const EMPTY = {
  service: "",
  name: "",
  email: "",
  phone: "",
  message: "",
  budget: "",
  timeline: "",
  locale: "en",
};

test.each([
  [
    "?service=Amazon+Store+setup&message=We+register%E2%80%A6",
    { service: "Amazon Store setup", message: "We register…" },
  ],
  [
    "?service=%22%3E%3Cscript%3E1%3C/script%3E&message=%3C/textarea%3E%3Cb%3E",
    { service: '"><script>1</script>', message: "</textarea><b>" },
  ],
  [
    `?service=${"s".repeat(900)}&message=${"m".repeat(9_000)}`,
    {
      service: `${"s".repeat(TEXT_MAX.service - 1)}…`,
      message: `${"m".repeat(TEXT_MAX.message - 1)}…`,
    },
  ],
  [
    `?service=${encodeURIComponent(`${"s".repeat(TEXT_MAX.service - 1)}👨‍👩‍👧‍👦`)}&message=${encodeURIComponent(`${"m".repeat(TEXT_MAX.message - 2)}ক্ষ!`)}`,
    {
      service: `${"s".repeat(TEXT_MAX.service - 1)}…`,
      message: `${"m".repeat(TEXT_MAX.message - 2)}…`,
    },
  ],
  [
    "?service=%EF%BB%BFA%0D%0AB%07&message=a%0D%0Ab%E2%80%A8c%00",
    { service: "A B", message: "a\nb\nc" },
  ],
  ["?service=A&service=B&name=Eve&email=e@e.example&trap=x&key=k", { service: "A" }],
  ["?service=A&thanks=request", { service: "A", thanks: "request" }],
  ["?service=A&locale=%22%3E&message=%F0%9F", { service: "A", message: "\uFFFD" }],
])("%s is a page with nothing but that in its form", async (query, values) => {
  const page = await ask(query);
  expectPage(page, 200, "Name and email are enough.");
  expect(typedIn(page.text)).toEqual({ ...EMPTY, ...values });
  expect(page.text).toContain('<form action="/api/service/submit-request" method="post">');
  expect(controlIn(page.text, "service")).toMatch(/^<input type="text" .* required="" readOnly=""/);
});

test("without a service, the visitor names one", async () => {
  const page = await ask("");
  expectPage(page, 200, "Name and email are enough.");
  expect(controlIn(page.text, "service")).toContain('required=""');
  expect(controlIn(page.text, "service")).not.toContain("readOnly");
});
