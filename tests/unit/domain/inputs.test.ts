import { describe, expect, test } from "vitest";
import { email, phone } from "#domain/schema/inputs.ts";
import { isEmail, isPhone } from "#domain/text/typed-address.ts";

describe("an email address (B04, B05, B06)", () => {
  test.each([
    "rahima@ghatline.example",
    "first+tag@example.com",
    "o'neil-smith@sub-domain.example",
    "a@studio.photography",
    "a@x.fitness",
    "A.B.c@EXAMPLE.com",
    "a_b%c@example.co.uk",
    "deb@উদাহরণ.বাংলা",
    "দেব@উদাহরণ.বাংলা",
    "a@xn--bcher-kva.example",
    "a@123.example",
  ])("may be %s", (address) => {
    expect(email.parse(address)).toBe(address);
  });

  test.each([
    "",
    "a",
    "a@",
    "@b.example",
    "a@b",
    "a@b.c",
    "a@@b.example",
    "a@b.example, c@d.example",
    "a@b.example;c@d.example",
    "a@b.example c@d.example",
    "Rahima <a@b.example>, Nila <c@d.example>",
    "<a@b.example",
    "a@b.example <>",
    '"a b"@c.example',
    ".a@b.example",
    "a.@b.example",
    "a..b@c.example",
    "a@-b.example",
    "a@b-.example",
    "a@b..example",
    "a@b_c.example",
    "a@192.168.0.1",
    "a@[192.168.0.1]",
    "a@b.example\r\nBcc: c@d.example",
    `${"a".repeat(65)}@b.example`,
    `a@${"b.".repeat(125)}example`,
  ])("may not be %j", (address) => {
    expect(email.safeParse(address).success).toBe(false);
  });

  test("loses the marks that come along when it is copied", () => {
    expect(email.parse(" \u202ahello@b.example\u202c\u200b ")).toBe("hello@b.example");
    expect(email.parse("\ufeff\u061che\u00adllo\ufe0f@b.example\u2028")).toBe("hello@b.example");
  });

  test("may come in full-width forms and with the dashes of a text editor", () => {
    expect(email.parse("ｈｅｌｌｏ＋ｔａｇ＠sub\u2011domain．example")).toBe(
      "hello+tag@sub-domain.example",
    );
    expect(email.parse("hello@b。example")).toBe("hello@b.example");
  });

  test.each([
    "mailto:a@b.example",
    "MAILTO:a@b.example?subject=Hello",
    "<a@b.example>",
    "<mailto:a@b.example>;",
    "Anna <a@b.example>",
    '"Akter, Anna" < a@b.example >,',
    "a@b.example.",
    "a@b.example,",
    "a@b.example; ",
    "a\ufe6bb\u2024example",
  ])("is taken out of %j", (pasted) => {
    expect(email.parse(pasted)).toBe("a@b.example");
  });

  test("has one kind of apostrophe, and one form of each letter", () => {
    expect(email.parse("o\u2019neil@b.example")).toBe("o'neil@b.example");
    expect(email.parse("a@mu\u0308nchen.example")).toBe("a@m\u00fcnchen.example");
    expect(email.parse("\u30e9\u30fc\u30e1\u30f3@b.example")).toBe(
      "\u30e9\u30fc\u30e1\u30f3@b.example",
    );
  });

  test("is judged quickly, however it is built", () => {
    const started = process.threadCpuUsage();
    for (const text of [
      `a@${"a.".repeat(50_000)}!`,
      `${"a.".repeat(50_000)}@`,
      `a@${"-".repeat(100_000)}`,
      `a@${"a".repeat(20_000)}!`,
    ])
      isEmail(text);
    // Microseconds.
    expect(process.threadCpuUsage(started).user).toBeLessThan(2_000_000);
  });
});

describe("a phone number (B07)", () => {
  test.each([
    "",
    "+880 1700-000000",
    "+880 1700-000000 ext 5",
    "(02) 9123.456 x12",
    "০১৭০০-০০০০০০",
    "+৮৮০ ১৭০০ ০০০০০০",
    "01700/000000",
    "\u00a001700\u00a0000000",
    "12345",
  ])("may be %j", (number) => {
    expect(phone.safeParse(number).success).toBe(true);
  });

  test.each([
    "abc",
    "+++",
    "1234",
    "call 01700000000",
    "01700000000 ext",
    "0".repeat(41),
    "ext 12345",
  ])("may not be %j", (number) => {
    expect(phone.safeParse(number).success).toBe(false);
  });

  test("may be left out", () => {
    expect(phone.parse(undefined)).toBe("");
  });

  test("loses the marks that come along when it is copied", () => {
    expect(phone.parse("\u202a+880 1700 000000\u202c")).toBe("+880 1700 000000");
    expect(isPhone("\u202a+880 1700 000000\u202c")).toBe(false);
  });

  test.each([
    ["+49 30 123\u2013456 78", "+49 30 123-456 78"],
    ["+49\u201130\u2011123456", "+49-30-123456"],
    ["030 \u2212 123456", "030 - 123456"],
    ["\uff0b\uff14\uff19\u300030\uff0d123456", "+49 30-123456"],
    ["\uff0803\uff09 1234 5678", "(03) 1234 5678"],
    ["\u061c+966 50 123 4567", "+966 50 123 4567"],
    ["1\ufe0d2\ufe0e3\ufe0f456", "123456"],
    ["01700\r\n000000\u0007", "01700 000000"],
    ["tel:+8801711-234567", "+8801711-234567"],
    ["TEL: +880 1711 234567", "+880 1711 234567"],
    ["tel:+1-555-123-4567;ext=12", "+1-555-123-4567 ext 12"],
    ["+1 555 123 4567 extension 12", "+1 555 123 4567 extension 12"],
    ["+1 555 123 4567 Ext.: 12", "+1 555 123 4567 Ext.: 12"],
    ["+33 1 23 45 67 89 poste 12", "+33 1 23 45 67 89 poste 12"],
    ["+34 600 000 000 extensio\u0301n 12", "+34 600 000 000 extensi\u00f3n 12"],
    ["+81 3\u30fc1234\u30fc5678", "+81 3-1234-5678"],
    ["+49\u204330\u207b123\u208b456", "+49-30-123-456"],
    ["\ufe6249 30 123456", "+49 30 123456"],
    ["+49 (0)30 \u00b7 123\u2022456\u2027789", "+49 (0)30 123 456 789"],
    ["030\u2044123\u2215456", "030/123/456"],
    ["01711 234567,", "01711 234567"],
    ["+33\u202f1\u00a023\u200945\u205f67", "+33 1 23 45 67"],
  ])("%j is stored as %j", (pasted, stored) => {
    expect(phone.parse(pasted)).toBe(stored);
  });
});
