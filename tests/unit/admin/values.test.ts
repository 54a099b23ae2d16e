import { expect, test } from "vitest";
import { placeOf, recordResolver } from "#admin/features/records/form/values.ts";
import { serviceInput } from "#domain/records/service.ts";
import { problem } from "#domain/schema/problem.ts";

const rows = (...texts: string[]) => texts.map((value) => ({ value }));

test("a problem of a list stands at its row: blank rows are not sent, and so not counted there", () => {
  const values = { fullDetails: rows("a", "", "b"), images: [{ url: "/1", alt: "" }] };
  expect(placeOf(["fullDetails", "1"], values)).toEqual(["fullDetails", 2]);
  expect(placeOf(["fullDetails", "7"], values)).toEqual(["fullDetails"]);
  expect(placeOf(["fullDetails"], values)).toEqual(["fullDetails"]);
  expect(placeOf(["images", "0"], values)).toEqual(["images"]);
  expect(placeOf(["imageAlts", "/1"], values)).toEqual(["images", 0]);
  expect(placeOf(["imageAlts", "/gone"], values)).toEqual(["images"]);
});

test("the schema's problems, each at its place", async () => {
  const values = {
    serviceType: "",
    shortDetails: "x",
    fullDetails: rows("", "ok", "y".repeat(501)),
  };
  const resolver = recordResolver<typeof values, unknown>(
    serviceInput,
    ({ fullDetails, ...rest }) => ({
      ...rest,
      fullDetails: fullDetails.map(({ value }) => value).filter(Boolean),
    }),
  );
  const { errors } = await resolver(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(errors.serviceType?.message).toBe(problem("required"));
  expect(errors.shortDetails).toBeUndefined();
  expect([errors.fullDetails?.[1], errors.fullDetails?.[2]?.value?.message]).toEqual([
    undefined,
    problem("tooLongNow", { max: 500, now: 501 }),
  ]);
});
