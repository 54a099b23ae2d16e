import { expect, test } from "vitest";
import { CONTRACTS, OPERATIONS } from "#domain/api/contracts.ts";

test("a name stands for one schema, whichever operation uses it", () => {
  const schemas = new Map<string, unknown>();
  for (const { body, data, list, visitors } of OPERATIONS)
    for (const [name, schema] of Object.entries({ ...body, ...data, ...list, ...visitors })) {
      expect(schemas.get(name) ?? schema, name).toBe(schema);
      schemas.set(name, schema);
    }
});

test("a route stands in one contract, and a path too", () => {
  const routes = OPERATIONS.map(({ route }) => route);
  expect(new Set(routes).size).toBe(routes.length);
  const paths = CONTRACTS.flatMap((contract) => [
    ...new Set(Object.values(contract).map(({ route }) => route.split(" ")[1])),
  ]);
  expect(new Set(paths).size).toBe(paths.length);
});

test("schemas of path parameters name parameters of the path", () => {
  for (const { id, route, params } of OPERATIONS)
    for (const name of Object.keys(params?.shape ?? {}))
      expect(route.split(/[ /]/), id).toContain(`:${name}`);
});

test("staff who save over each other are held apart: what answers with an ETag is changed with If-Match", () => {
  const versioned = OPERATIONS.filter(({ route, etag }) => etag && route.startsWith("GET ")).map(
    ({ route }) => route.replace("GET ", ""),
  );
  const unguarded = OPERATIONS.filter(
    ({ route, ifMatch }) =>
      !ifMatch &&
      versioned.some((path) => [`PUT ${path}`, `PATCH ${path}`, `DELETE ${path}`].includes(route)),
  );
  // Only the note of a message has versions; its handler asks for them.
  expect(unguarded.map(({ id }) => id)).toEqual(["changeMessage", "deleteMessage"]);
});
