import type { Locator, Page } from "playwright/test";

/** The message with this text. Under the pointer it stays, however long the next steps take. */
export async function heldToast(page: Page, text: string): Promise<Locator> {
  const toast = page.getByRole("dialog", { name: text });
  await toast.hover();
  return toast;
}
