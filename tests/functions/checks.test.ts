/** The checks before publishing on the server, and in the build. */
import { expect, test, vi } from "vitest";
import type { RecordCheck } from "#domain/api/checks.ts";
import { load, openProject } from "#tests/support/records/project.ts";

const site = openProject();
const PICTURES = { images: [], imageAlts: {} };
const FUTURE = { completionDate: "2199-01-01" };

test("staff get every check of the saved records in their language, errors first", async () => {
  const { admin, manager } = site.records;
  await admin.create("services", { ...PICTURES, serviceType: "Looms", bulletPoints: [] });
  await admin.create("projects", { ...PICTURES, title: "Boats", ...FUTURE });
  await admin.create("projects", { ...PICTURES, title: "Hidden", ...FUTURE, isActive: false });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { data } = await manager.ask<RecordCheck[]>("GET", "/api/checks", undefined, {
    "accept-language": "es",
  });
  expect(data.map(({ weight, title, field }) => [weight, title, field])).toEqual([
    ["error", "Boats", "completionDate"],
    ["warning", "Looms", "bulletPoints"],
  ]);
  expect(data[0]?.reason).toBe(
    "El proyecto está terminado, pero su fecha de fin aún no ha llegado.",
  );
});

test("a build shows the last version without an error, and says so; everything else is published", async () => {
  const { admin } = site.records;
  const { data: made } = await admin.create("projects", { ...PICTURES, title: "Boats" });
  const { data: second } = await admin.save("projects", made, {
    ...PICTURES,
    title: "Boats",
    description: "Sound.",
  });
  const { data: third } = await admin.save("projects", second, {
    ...PICTURES,
    title: "Boats of Dhaka",
    description: "Wrong.",
    ...FUTURE,
  });
  await admin.create("projects", { ...PICTURES, title: "Never sound", ...FUTURE });
  await admin.create("projects", { ...PICTURES, title: "Sound from the start" });
  const { projects, said } = await load(site);
  expect(projects.records.map(({ title, revision, slug }) => [title, revision, slug])).toEqual([
    ["Boats", 2, third.slug],
    ["Sound from the start", 1, "sound-from-the-start"],
  ]);
  expect(projects.leftOut.map(({ revision, field }) => [revision, field])).toEqual([
    [1, "completionDate"],
    [3, "completionDate"],
  ]);
  expect(said).toContain(
    "The project “Boats of Dhaka” is held back: completionDate: The project is completed, but its completion date is in the future.",
  );
  await admin.save("projects", third, { ...PICTURES, title: "Boats of Dhaka" });
  const fixed = (await load(site)).projects;
  expect(fixed.records.map(({ title, revision }) => [title, revision])).toEqual([
    ["Boats of Dhaka", 4],
    ["Sound from the start", 1],
  ]);
});
