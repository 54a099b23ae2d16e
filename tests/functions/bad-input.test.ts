/**
 * Bodies that no honest client sends, to every route: refused in the envelope, with nothing
 * changed.
 */
import { describe, expect, test } from "vitest";
import { OPERATIONS } from "#domain/api/contracts.ts";
import { BODY_MAX } from "#domain/limits.ts";
import { validator } from "#tests/support/api/openapi.ts";
import { JSON_ROUTES, type Refused, watchStore } from "#tests/support/store/watched-store.ts";

const watched = watchStore();

function expectRefused(answer: Refused, statuses: number[], name: string): void {
  expect(
    statuses,
    `${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`,
  ).toContain(answer.status);
  expect([answer.body.success, answer.body.message], name).toEqual([
    false,
    expect.stringMatching(/^[A-Z].*[.)]$/s),
  ]);
}

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

/** Maximum body sizes that differ from the usual one, by operation. */
const BODY_MAX_OF = new Map(OPERATIONS.map(({ id, bodyMax }) => [id, bodyMax]));

describe.each(JSON_ROUTES.map((operation) => [operation.operationId, operation] as const))(
  "%s",
  (id, operation) => {
    const example = operation.body["application/json"]?.example ?? {};
    const maximum = BODY_MAX_OF.get(id) ?? BODY_MAX.json;
    const broken = Buffer.concat([
      Buffer.from('{"name":"'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}'),
    ]);
    const BODIES: [
      name: string,
      body: BodyInit | null,
      statuses: number[],
      type?: string | null,
    ][] = [
      ["no body", null, [400]],
      ["an empty body", "", [400]],
      ["null", "null", [400]],
      ["a list", "[]", [400]],
      ["a list of what is asked for", JSON.stringify([example]), [400]],
      ["a number", "5", [400]],
      ["a text", '"text"', [400]],
      ["a body cut off", JSON.stringify(example).slice(0, -1), [400]],
      ["100-deep nesting", nested(100), [400]],
      ["10,000-deep nesting", nested(10_000), [400]],
      ["more than the maximum", JSON.stringify({ ...example, more: "x".repeat(maximum) }), [413]],
      ["8 MB", "x".repeat(8 * 1024 * 1024), [413]],
      ["broken UTF-8", broken, [400]],
      ["a prototype", `{"__proto__":${JSON.stringify(example)}}`, [400, 404]],
      ["a constructor", '{"constructor":{"prototype":{"name":"x"}}}', [400, 404]],
      ["no Content-Type", Buffer.from(JSON.stringify(example)), [415], null],
      ["plain text", JSON.stringify(example), [415], "text/plain"],
      ["multipart", JSON.stringify(example), [415], "multipart/form-data; boundary=x"],
      ["a type that only starts like JSON", JSON.stringify(example), [415], "application/jsonp"],
    ];

    test("refuses bodies of every wrong make", () =>
      watched.expectNoChange(async () => {
        for (const [name, body, statuses, type = "application/json"] of BODIES)
          expectRefused(await watched.send(operation, body, type), statuses, name);
        expect({}).not.toHaveProperty("name");
      }));

    const WRONG = [
      5,
      -1,
      1e21,
      true,
      null,
      "",
      " ",
      [],
      [[]],
      {},
      { path: "/etc/hostname" },
      "x".repeat(20_000),
      "a\0b",
      "\ud800",
    ];
    test("refuses values of the wrong type, and names their field", () =>
      watched.expectNoChange(async () => {
        const taken = validator(operation.body["application/json"]?.schema ?? {});
        // Whatever stands in these is no reason to lose what a visitor writes.
        const fields = Object.keys(example).filter(
          (field) => field !== "locale" && field !== "trap",
        );
        for (const field of fields)
          for (const value of WRONG) {
            const body = { ...example, [field]: value };
            if (taken.safeParse(body).success) continue;
            // Blanks are no choice, which is allowed.
            if (/^ ?$/.test(String(value)) && (field === "budget" || field === "timeline"))
              continue;
            const answer = await watched.send(operation, JSON.stringify(body), "application/json");
            expectRefused(answer, [400], `${field} = ${JSON.stringify(value)?.slice(0, 40)}`);
            expect(
              Object.keys(answer.body.fields ?? {}).map((name) => name.split(".")[0]),
              field,
            ).toContain(field);
          }
      }));
  },
);

test("what hides behind a prototype is neither believed nor stored", async () => {
  const poison =
    '"__proto__":{"polluted":1,"isActive":false},"constructor":{"prototype":{"polluted":1}},';
  for (const operation of JSON_ROUTES) {
    const body = JSON.stringify(operation.body["application/json"]?.example).replaceAll(
      "{",
      `{${poison}`,
    );
    const { status } = await watched.send(operation, body, "application/json");
    expect(status, operation.operationId).toBeLessThan(500);
  }
  expect({}).not.toHaveProperty("polluted");
  const stored = JSON.stringify(await watched.everything());
  expect(stored).not.toMatch(/polluted|__proto__/);
  expect(stored).toContain('"email":"staff@nokshaworks.example"');
});
