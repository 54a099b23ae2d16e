import { expect, test } from "vitest";
import { formOf } from "#admin/features/records/form/form-of.ts";
import { listedProblems } from "#admin/features/records/form/listed-problems.ts";
import { recordResolver } from "#admin/features/records/form/values.ts";
import { PROJECT_FIELDS } from "#domain/records/project-fields.ts";
import { projectInput } from "#domain/records/project.ts";
import { problem } from "#domain/schema/problem.ts";

const { fields, toInput, toValues } = formOf<"projects", typeof PROJECT_FIELDS>(PROJECT_FIELDS);
const resolver = recordResolver(projectInput, toInput);

const problemsOf = async (values: object) => {
  const how = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolver({ ...toValues(), ...values }, undefined, how);
  return listedProblems(fields, errors);
};

const SOUND = {
  title: "Ferry Times",
  client: "River Lines",
  description: "A page of ferries.",
  location: "Chandpur",
  startDate: "2026-01-01",
  completionDate: "2026-02-01",
};

test("what an empty project lacks, in the order of the page", async () => {
  expect((await problemsOf({})).map(({ field }) => field)).toEqual([
    "title",
    "client",
    "description",
    "location",
    "startDate",
    "completionDate",
  ]);
  expect(await problemsOf(SOUND)).toEqual([]);
});

test("an entry of a list and the description of a picture, by their places", async () => {
  const features = [{ value: "Fast." }, { value: "" }, { value: "y".repeat(501) }];
  const images = [
    { url: `/media/${"a".repeat(64)}.webp`, alt: "" },
    { url: `/media/${"b".repeat(64)}.webp`, alt: "z".repeat(900) },
  ];
  expect(await problemsOf({ ...SOUND, features, images })).toEqual([
    {
      field: "features",
      row: 2,
      message: problem("tooLongNow", { max: 500, now: 501 }),
    },
    expect.objectContaining({ field: "images", row: 1 }),
  ]);
});
