/**
 * Each list of the staff area while it loads, when it fails in every way, and with nothing in it
 * (specification 2, sections 2 and 8).
 */
import { goInside } from "#tests/support/admin/admin-walk.ts";
import { signInAs } from "#tests/support/admin/admin.ts";
import {
  type Answer,
  held,
  mute,
  none,
  pressed,
  TOLD,
  told,
} from "#tests/support/admin/failing.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const BACKEND = "Failed to connect to server. Please make sure the backend is running.";

interface List {
  name: string;
  path?: string;
  api: string;
  things: string;
  network?: string;
  empty: string;
}

const LISTS: List[] = [
  {
    name: "Services",
    api: "/api/services",
    things: "services",
    network: BACKEND,
    empty: "No services found",
  },
  {
    name: "Projects",
    api: "/api/projects",
    things: "projects",
    network: BACKEND,
    empty: "No projects found",
  },
  {
    name: "Questions",
    api: "/api/questions",
    things: "questions",
    network: BACKEND,
    empty: "No questions found",
  },
  {
    name: "Messages",
    api: "/api/contact?filter=all&work=open",
    things: "messages",
    empty: "No one is waiting for an answer.",
  },
  {
    name: "Snippets",
    // No entry of its own: one comes to it from the messages.
    path: "/admin/snippets",
    api: "/api/snippets",
    things: "the snippets",
    empty: "No snippets yet",
  },
  {
    name: "Pictures",
    api: "/api/pictures",
    things: "pictures",
    empty: "No pictures yet",
  },
  {
    name: "Newsletter",
    api: "/api/newsletter",
    things: "the addresses",
    empty: "No subscribers yet",
  },
  {
    name: "Activity",
    api: "/api/activity?drafts=true",
    things: "the activity",
    empty: "No activity yet",
  },
  { name: "Trash", api: "/api/trash", things: "the trash", empty: "The trash is empty" },
  { name: "Users", api: "/api/users", things: "users", empty: "No users found" },
];

test.use({ reducedMotion: "reduce" });

test("lists: loading, the server's own words, their own words without any, no answer; Retry leads to an empty list", async ({
  page,
  expectedErrors,
}) => {
  await signInAs(page, "admin");
  const answers = new Map<string, { answer: Answer; letGo?: () => void }>();
  for (const { api } of LISTS) {
    expectedErrors.push(new RegExp(`^(?:500|503|ERR_FAILED) ${api.replace("?", "\\?")}$`));
    answers.set(api, held(told));
    await page.route(api, (route) => answers.get(api)?.answer(route));
  }
  await page.goto("/admin/account");
  const side = page.getByRole("navigation", { name: "Admin" }).first();
  const main = page.getByRole("main");
  const alert = main.getByRole("alert");
  const retry = main.getByRole("button", { name: "Retry" });
  for (const { name, path, api, things, network, empty } of LISTS) {
    const failed = `Failed to fetch ${things}`;
    await test.step(name, async () => {
      // Messages may be followed by how many are unread.
      if (path !== undefined) await goInside(page, path);
      else await side.getByRole("link", { name: new RegExp(`^${name}`) }).click();
      await expect(main.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
      answers.get(api)?.letGo?.();
      await expect(alert).toHaveText(`${TOLD}Retry`);
      for (const [answer, text] of [
        [mute, failed],
        [none, network ?? failed],
      ] as const) {
        answers.set(api, { answer });
        await retry.click();
        await expect(alert).toHaveText(`${text}Retry`);
      }
      // What failed without a sentence is asked for once more by itself.
      const isWell = await pressed(page);
      const nothing: Answer = (route) =>
        route.fulfill({ json: { success: true, data: [], total: 0 } });
      answers.set(api, {
        answer: async (route) => ((await isWell()) ? nothing(route) : none(route)),
      });
      await retry.click();
      await expect(main.getByRole("heading", { name: empty })).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }
});
