/**
 * The error catalogue of services and projects (specification 2, section 8), word for word:
 * deleting, loading, saving, pictures.
 */
import { signInAs } from "#tests/support/admin/admin.ts";
import { type Answer, held, mute, none, TOLD, told } from "#tests/support/admin/failing.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";
import { makePicture } from "#tests/support/records/pictures.ts";
import { pixel } from "#tests/support/records/pixel.ts";
import { media, PROJECT, SERVICE } from "#tests/support/records/records.ts";
import { FULL } from "#tests/support/run/full.ts";

test.use({ reducedMotion: "reduce" });

/** Addresses at which there is no picture. */
const missing = (count: number) => Array.from({ length: count }, (_, n) => media(String(n)));

const KINDS = [
  {
    ...{
      kind: "services",
      noun: "service",
      title: SERVICE.serviceType,
      field: "Short details",
      refused: "serviceType",
      at: "Service type",
    },
    data: { ...SERVICE, images: missing(1), imageAlts: {} },
  },
  {
    ...{
      kind: "projects",
      noun: "project",
      title: PROJECT.title,
      field: "Description",
      refused: "features.0",
      at: "Feature 1",
    },
    data: { ...PROJECT, images: missing(8) },
  },
];

// Both kinds are one code.
for (const { kind, noun, title, field, refused, at, data } of FULL ? KINDS : KINDS.slice(0, 1))
  test(`${kind}: what cannot be deleted, loaded and saved is reported in the words of the catalogue, and nothing is lost`, async ({
    page,
    expectedErrors,
  }) => {
    const { token } = await signInAs(page, "manager");
    const headers = { authorization: `Bearer ${token}` };
    const made = await page.request.post(`/api/${kind}`, { headers, data });
    const { data: record } = (await made.json()) as { data: { _id: string } };
    /** How the API fails, by method; else it answers itself. */
    const failing: Partial<Record<string, Answer>> = {};
    await page.route(`/api/${kind}/${record._id}`, (route) =>
      (failing[route.request().method()] ?? ((other) => other.fallback()))(route),
    );
    expectedErrors.push(new RegExp(`^(?:400|500|503|ERR_FAILED) /api/${kind}/${record._id}$`));
    expectedErrors.push(
      /^404 \/\.netlify\/images\?url=%2Fmedia%2F[0-9a-f]{64}\.webp&/,
      /^404 \/media\/[0-9a-f]{64}\.webp$/,
    );
    await page.goto(`/admin/${kind}`);
    const row = page.getByRole("row", { name: title });

    await test.step("a broken picture is replaced by the placeholder", async () => {
      const picture = row.locator(".thumb img");
      await expect(picture).toHaveAttribute("src", "/placeholder.svg");
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });

    await test.step("deleting", async () => {
      for (const [answer, text] of [
        [told, TOLD],
        [mute, `Failed to delete ${noun}`],
        [none, `Error deleting ${noun}`],
      ] as const) {
        failing["DELETE"] = answer;
        await row.getByRole("button", { name: `Delete ${title}` }).click();
        const ask = page.getByRole("alertdialog", {
          name: `Are you sure you want to delete this ${noun}?`,
        });
        await ask.getByRole("button", { name: "Delete" }).click();
        const toast = page.getByRole("dialog", { name: text, exact: true });
        await toast.getByRole("button", { name: "Close" }).click();
        await expect(toast).toHaveCount(0);
        await expect(row).toBeVisible();
      }
    });

    const main = page.getByRole("main");
    await test.step("loading", async () => {
      const load = held(told);
      failing["GET"] = load.answer;
      await row.getByRole("link", { name: `Edit ${title}` }).click();
      await expect(main.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
      load.letGo();
      await expect(main.getByRole("alert")).toHaveText(`Failed to load ${noun} data${TOLD}Retry`);
      delete failing["GET"];
      await main.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByLabel(field)).not.toHaveValue("");
    });

    await test.step("pictures", async () => {
      if (kind === "projects") {
        await expect(page.getByText("Maximum 8 images allowed")).toBeVisible();
        await expect(page.getByLabel("Add pictures")).toHaveCount(0);
        await page.getByRole("button", { name: "Remove Picture 8" }).click();
      }
      await expect(page.getByRole("img", { name: "Picture 1" })).toHaveAttribute(
        "src",
        "/placeholder.svg",
      );
      await expect(page.getByText("PNG, JPG, GIF up to 10MB")).toBeVisible();
      expectedErrors.push(/^500 \/api\/upload\/single$/);
      await page.route("/api/upload/single", mute, { times: 1 });
      await page.getByLabel("Add pictures").setInputFiles(pixel(1));
      await expect(main.getByRole("alert")).toContainText("Failed to upload picture-1.png");
    });

    await test.step("saving", async () => {
      const save = page.getByRole("button", { name: new RegExp(`^Update ${noun}$`, "i") });
      const problem = page.locator(".form-head").getByRole("alert");
      await page.getByLabel(field).fill("Kept, whatever happens.");
      await save.click();
      await expect(problem.getByText("Failed to upload images", { exact: true })).toBeVisible();
      await expect(problem).toContainText("Retry the failed pictures or remove them.");
      await page.getByRole("button", { name: "Remove", exact: true }).click();
      for (const [answer, text, why] of [
        [told, TOLD, ""],
        [mute, `Failed to save ${noun}`, ""],
        [none, `Failed to save ${noun}`, "Failed to connect to server"],
      ] as const) {
        failing["PUT"] = answer;
        await save.click();
        await expect(problem).toHaveText(text + why);
        await expect(problem.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(page.getByText("Not saved yet. We try again every 30 seconds.")).toBeVisible();
      failing["PUT"] = told;
      await page.getByRole("button", { name: "Save now" }).click();
      await expect(problem).toHaveText(TOLD);
      await expect(page.getByRole("button", { name: "Save now" })).toHaveCount(0);
      failing["PUT"] = (route) =>
        route.fulfill({
          status: 400,
          json: {
            success: false,
            code: "invalid",
            message: "No.",
            fields: { [refused]: "Is taken." },
          },
        });
      await save.click();
      await expect(page.getByRole("textbox", { name: at })).toHaveAccessibleDescription(
        /Is taken\./,
      );
      await expect(page.getByRole("textbox", { name: at })).toBeFocused();
      await expect(problem).toHaveCount(0);
    });

    if (kind === "services")
      await test.step("pictures come by paste and by drop as well; a large one is made smaller", async () => {
        const large = await makePicture("png", 2_600, 200);
        const carrying = (buffer: Buffer) =>
          page.evaluateHandle((bytes) => {
            const carrier = new DataTransfer();
            carrier.items.add(
              new File([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))], "cloth.png", {
                type: "image/png",
              }),
            );
            return carrier;
          }, buffer.toString("base64"));
        await page
          .getByRole("region", { name: "Images" })
          .dispatchEvent("drop", { dataTransfer: await carrying(pixel(2).buffer) });
        await expect(page.getByText("2 of 5 used")).toBeVisible();
        await page.evaluate(
          (clipboardData) => document.dispatchEvent(new ClipboardEvent("paste", { clipboardData })),
          await carrying(large),
        );
        const picture = page.getByRole("img", { name: "Picture 3" });
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBe(2_400);
        const stored = await page.request.get((await picture.getAttribute("src")) ?? "");
        expect((await stored.body()).length).toBeLessThan(large.length / 2);
      });

    await test.step("at last it is saved as it was typed", async () => {
      delete failing["PUT"];
      await page.getByRole("button", { name: new RegExp(`^Update ${noun}$`, "i") }).click();
      await expect(page).toHaveURL(`/admin/${kind}`);
      const stored = await page.request.get(`/api/${kind}/${record._id}`, { headers });
      expect(((await stored.json()) as { data: object }).data).toMatchObject({
        [kind === "services" ? "shortDetails" : "description"]: "Kept, whatever happens.",
        revision: 2,
      });
    });
  });
