/** The session is only there inside its provider (specification 2, section 4). */
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";

// The language is found and shown on a page.
vi.stubGlobal("document", { documentElement: { lang: "", getAttribute: () => null }, cookie: "" });
const { useSession, useUser } = await import("#admin/features/session/session.tsx");

afterAll(() => {
  vi.unstubAllGlobals();
});

test.each([useSession, useUser])("$name outside of the provider is an error", (use) => {
  const Outside = () => JSON.stringify(use());
  expect(() => renderToString(createElement(Outside))).toThrow(
    "useSession must be used inside a SessionProvider.",
  );
});
