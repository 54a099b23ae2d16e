/** A reply under way while its writer goes on to another message. */
import { signInAs } from "#tests/support/admin/admin.ts";
import { held, mute } from "#tests/support/admin/failing.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { postAsVisitor } from "#tests/support/platform/visitors.ts";

test.use({ reducedMotion: "reduce" });

test("a reply whose message is left meanwhile: its outcome is shown, what was sent is gone, what was typed since is kept", async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  const mark = `left-${Date.now()}`;
  for (const name of ["Shirin Loom", "Otto Weft"])
    await postAsVisitor(baseURL, "/api/contact", {
      name,
      email: "visitor@example.com",
      phone: "+880 1700 000000",
      message: `${name} ${mark}`,
    });
  await signInAs(page, "manager");
  await page.goto(`/admin/contacts?q=${mark}`);
  const open = async (name: string) => {
    await page.getByRole("link", { name: new RegExp(name) }).click();
    await expect(page.getByRole("article", { name })).toBeVisible();
  };
  const box = page.getByRole("textbox", { name: "Your reply" });
  const button = page.getByRole("button", { name: /^Send(?:ing$| reply)/ });
  const leave = async (text: string) => {
    await open("Shirin");
    await box.fill(text);
    await button.click();
    await open("Otto");
  };

  await test.step("accepted: the toast comes on the other message, and the box is empty on the way back", async () => {
    const gate = held((route) => route.continue());
    await page.route("/api/contact/*/replies", gate.answer, { times: 1 });
    await leave("Yes, in May.");
    gate.letGo();
    await expect(page.getByText("The reply could not be sent yet.")).toBeVisible();
    await open("Shirin");
    await expect(box).toHaveValue("");
    await expect(page.getByText("Yes, in May.")).toBeVisible();
  });

  await test.step("opened again before the answer: busy until then, and then empty", async () => {
    const gate = held((route) => route.continue());
    await page.route("/api/contact/*/replies", gate.answer, { times: 1 });
    await leave("And in June.");
    await open("Shirin");
    await expect(box).toHaveValue("And in June.");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    gate.letGo();
    await expect(box).toHaveValue("");
    await expect(button).not.toHaveAttribute("aria-disabled", "true");
  });

  await test.step("refused: the failure is shown, and the text waits in its box", async () => {
    expectedErrors.push(/^500 \/api\/contact\/[\w-]+\/replies$/);
    const gate = held(mute);
    await page.route("/api/contact/*/replies", gate.answer, { times: 1 });
    await leave("And in July.");
    gate.letGo();
    await expect(page.getByRole("alert").filter({ hasText: "Failed to send" })).toBeVisible();
    await open("Shirin");
    await expect(box).toHaveValue("And in July.");
  });
});
