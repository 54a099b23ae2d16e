/** Records and forms for form tests: a record created through the API, opened as staff open it. */
import { expect, type Locator, type Page } from "playwright/test";
import type { RecordKind } from "#domain/records/record.ts";
import { type AnyRecord, BODIES } from "#tests/support/records/records.ts";
import { signInAs } from "./admin.ts";

/** The API's view of a record, and changes by another person behind the form. */
export async function madeRecord(page: Page, kind: RecordKind, fields: object = {}) {
  const { token } = await signInAs(page, "admin");
  const headers = { authorization: `Bearer ${token}` };
  const made = await page.request.post(`/api/${kind}`, {
    headers,
    data: { ...BODIES[kind], images: [], imageAlts: {}, ...fields },
  });
  expect(made.status(), "made by the API").toBe(200);
  const { data: record } = (await made.json()) as { data: AnyRecord };
  const path = `/api/${kind}/${record._id}`;
  const answer = async (address: string) =>
    ((await (await page.request.get(address, { headers })).json()) as { data: AnyRecord }).data;
  return {
    record,
    headers,
    path,
    form: `/admin/${kind}/edit/${record._id}`,
    stored: () => answer(path),
    list: () => answer(`/api/${kind}`) as unknown as Promise<AnyRecord[]>,
    async remove() {
      const { revision } = await answer(path);
      await page.request.delete(path, { headers: { ...headers, "if-match": `"${revision}"` } });
    },
    purge: () => page.request.delete(`/api/trash/${kind}/${record._id}`, { headers }),
    change: async (data: object) => {
      const now = await answer(path);
      await page.request.put(path, {
        headers: { ...headers, "if-match": `"${now.revision}"` },
        data: { ...BODIES[kind], images: [], imageAlts: {}, ...fields, ...data },
      });
    },
  };
}

const PLACES: Record<RecordKind, string> = {
  services: "Services",
  projects: "Projects",
  questions: "Questions",
};

/** Follows a link to the form, so that history has a screen to go back to. */
export async function openForm(page: Page, kind: RecordKind, name: string): Promise<void> {
  // The confirmation dialog is prefetched when the page is idle.
  const asks = page.waitForResponse(/ConfirmDialog/);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await asks;
  await page.getByRole("link", { name: PLACES[kind], exact: true }).first().click();
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** Toggles a switch by key: a click may miss while the form still moves. */
export async function turn(control: Locator, on: boolean): Promise<void> {
  await control.press("Space");
  await expect(control).toBeChecked({ checked: on });
}
