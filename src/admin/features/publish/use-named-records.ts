import { useQuery } from "@tanstack/react-query";
import type { PublishState, RecordState } from "#domain/records/publishing.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { projectQueries, serviceQueries } from "#admin/features/records/queries.ts";

export interface NamedRecord extends RecordState {
  kind: RecordKind;
  _id: string;
  name: string;
  /** Whether it can be opened. */
  isListed: boolean;
}

/** What is told of each record, with what it is called; those that cannot be read last. */
export function useNamedRecords(state: PublishState): NamedRecord[] {
  const { data: services = [] } = useQuery(serviceQueries.list());
  const { data: projects = [] } = useQuery(projectQueries.list());
  const listed = [
    ...services.map(({ _id, serviceType }) => ({
      kind: "services" as const,
      _id,
      name: serviceType,
    })),
    ...projects.map(({ _id, title }) => ({ kind: "projects" as const, _id, name: title })),
  ].flatMap(({ kind, _id, name }) => {
    const told = state[kind][_id];
    return told ? [{ ...told, kind, _id, name, isListed: true }] : [];
  });
  const others = (["services", "projects"] as const).flatMap((kind) =>
    Object.entries(state[kind]).flatMap(([_id, told]) =>
      told.name === undefined ? [] : [{ ...told, kind, _id, name: told.name, isListed: false }],
    ),
  );
  return [...listed, ...others];
}
