/** The schemas that contracts name, as JSON Schema. */
import { z } from "zod";
import { OPERATIONS } from "#domain/api/contracts.ts";

export type Json = Record<string, unknown>;
type Schemas = Record<string, z.ZodType>;

/** The schema of input, before parsing. */
export const INPUTS: Schemas = merged(OPERATIONS.map(({ body }) => body));

/** The schema of output. */
const OUTPUTS: Schemas = merged(
  OPERATIONS.flatMap(({ data, list, visitors }) => [data, list, visitors]),
);

function merged(schemas: (Readonly<Schemas> | undefined)[]): Schemas {
  return Object.assign({}, ...schemas) as Schemas;
}

export function schemaComponents(): Json {
  return { ...toSchemas(INPUTS, "input"), ...toSchemas(OUTPUTS, "output") };
}

/** References to one or several named schemas. */
export function reference(...named: Readonly<Schemas>[]): Json {
  const references = Object.keys(merged(named)).map((name) => ({
    $ref: `#/components/schemas/${name}`,
  }));
  return references.length === 1 ? { ...references[0] } : { anyOf: references };
}

/**
 * The JSON Schema of a schema's input or output. Rules that JSON Schema cannot express appear only
 * in refusals.
 */
export function toSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ jsonSchema }) {
      // The bounds that zod adds to every integer.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  // OpenAPI 3.1 declares the JSON Schema dialect once for all schemas.
  delete made.$schema;
  return made;
}

function toSchemas(schemas: Schemas, io: "input" | "output"): Json {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, toSchema(schema, io)]),
  );
}
