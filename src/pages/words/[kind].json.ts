/** The translations in `content/`, for the function that serves the staff's form. */
import type { APIContext } from "astro";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { getContentWords } from "#site/collections.ts";

export const getStaticPaths = () =>
  RECORD_KINDS.map((kind) => ({ params: { kind }, props: { kind } }));

export async function GET({ props }: APIContext<{ kind: RecordKind }>): Promise<Response> {
  return Response.json(await getContentWords(props.kind));
}
