/** Who has changed what of late, as the dashboard shows it. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DOCUMENT, HISTORY } from "#domain/limits.ts";
import { userDocument } from "#server/auth/users.ts";
import { ask } from "#tests/support/api/api.ts";
import { type Records, type Staff, startRecords } from "#tests/support/records/records.ts";

let house: Records;
let admin: Staff;

beforeEach(async () => {
  house = await startRecords();
  admin = house.admin;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await house.close();
});

describe("the activity", () => {
  interface Entry {
    kind: string;
    action: string;
    title?: string;
    by: { name: string };
  }
  const activity = async () => (await admin.ask<Entry[]>("GET", "/api/activity")).data;

  test("lists all changes of all kinds, the newest first", async () => {
    const service = (await admin.create("services", { serviceType: "Service" })).data;
    const project = (await house.manager.create("projects", { title: "Project" })).data;
    const saved = (await admin.save("services", service, { serviceType: "Better" })).data;
    await admin.revert("services", saved, 1);
    await admin.remove("projects", project);
    await admin.restore("projects", project._id);
    await admin.remove("projects", (await admin.get("projects", project._id)).data);
    await admin.purge("projects", project._id);
    const other = (await admin.create("services", { serviceType: "Other" })).data;
    const etag = (await admin.list("services")).headers.get("etag") ?? "";
    const ids = [other._id, service._id];
    await ask("PUT", "/api/services/order", {
      headers: { ...house.tokens.admin, "if-match": etag },
      body: { ids },
    });
    expect(
      (await activity()).map(({ kind, action, title, by }) => [kind, action, title, by.name]),
    ).toEqual([
      ["services", "ordered", undefined, "Test admin"],
      ["services", "created", "Other", "Test admin"],
      ["projects", "purged", "Project", "Test admin"],
      ["projects", "deleted", "Project", "Test admin"],
      ["projects", "restored", "Project", "Test admin"],
      ["projects", "deleted", "Project", "Test admin"],
      ["services", "reverted", "Service", "Test admin"],
      ["services", "changed", "Better", "Test admin"],
      ["projects", "created", "Project", "Test manager"],
      ["services", "created", "Service", "Test admin"],
    ]);
  });

  test("shows admins what was done with people, without a secret, and managers nothing of it", async () => {
    const password = "nakshi kantha of 1936";
    const input = { name: "Tania", email: "tania@nokshaworks.example", role: "manager", password };
    const made = await ask<{ _id: string }>("POST", "/api/users", {
      headers: house.tokens.admin,
      body: input,
    });
    const path = `/api/users/${made.data._id}`;
    const changes = [
      { name: "Tania S." },
      { role: "admin" },
      { password: `${password}!`, name: "T. Sultana" },
      { disabled: true },
      { disabled: false },
    ];
    for (const [index, body] of [...changes, { email: "t@nokshaworks.example" }].entries())
      await ask("PUT", path, {
        headers: { ...house.tokens.admin, "if-match": `"${index + 1}"` },
        body,
      });
    // Sign-outs are writes too, and more of them than are remembered push nothing out.
    for (let count = 0; count < DOCUMENT.writes + 1; count += 1)
      await userDocument.change((users) => ({ items: [...users], result: undefined }));
    await ask("DELETE", path, { headers: { ...house.tokens.admin, "if-match": '"7"' } });
    const entries = await activity();
    expect(entries.map(({ kind, action, title, by }) => [kind, action, title, by.name])).toEqual(
      [
        ["created", "Tania"],
        ["renamed", "Tania S."],
        ["role-changed", "Tania S."],
        ["password-reset", "T. Sultana"],
        ["disabled", "T. Sultana"],
        ["enabled", "T. Sultana"],
        ["changed", "T. Sultana"],
        ["deleted", "T. Sultana"],
      ]
        .reverse()
        .map(([action, title]) => ["users", action, title, "Test admin"]),
    );
    expect(JSON.stringify(entries)).not.toMatch(/kantha|hash|salt|@/);
    expect((await house.manager.ask("GET", "/api/activity")).data).toEqual([]);
  });

  test("is the staff's, and never more than a page", async () => {
    expect((await ask("GET", "/api/activity")).status).toBe(401);
    for (let count = 0; count < HISTORY.activity + 2; count += 1)
      await admin.create("services", { serviceType: `S ${count}` });
    const entries = await activity();
    expect([entries.length, entries[0]?.title]).toEqual([
      HISTORY.activity,
      `S ${HISTORY.activity + 1}`,
    ]);
  });
});
