/** Where mail goes, as the environment says. */
import { describe, expect, test } from "vitest";
import { mailSettings } from "#server/env/env.ts";

describe("the mail settings", () => {
  const GOOD = {
    SMTP_URL: "smtp://localhost",
    MAIL_FROM: "Site <a@b.example>",
    MAIL_TO: "c@d.example, Team <e@f.example>",
  };

  test("are read as address objects", () => {
    expect(mailSettings(GOOD)).toEqual({
      locale: "en",
      smtpUrl: "smtp://localhost",
      from: { name: "Site", address: "a@b.example" },
      to: [
        { name: "", address: "c@d.example" },
        { name: "Team", address: "e@f.example" },
      ],
    });
  });

  test.each([
    ["nothing set", { MAIL_FROM: "", MAIL_TO: "", SMTP_URL: "" }],
    ["no server", { ...GOOD, SMTP_URL: undefined }],
  ])("are none with %s", (_name, variables) => {
    expect(mailSettings(variables)).toBeUndefined();
  });

  test.each([
    ["SMTP_URL", "mail.example.com"],
    ["SMTP_URL", "https://mail.example.com"],
    ["MAIL_FROM", undefined],
    ["MAIL_FROM", "Site"],
    ["MAIL_TO", undefined],
    ["MAIL_TO", "c@d.example, Team"],
    ["MAIL_LANGUAGE", "de"],
  ])("name %s when it is %s", (name, value) => {
    expect(() => mailSettings({ ...GOOD, [name]: value })).toThrow(new RegExp(`^${name} must`));
  });
});
