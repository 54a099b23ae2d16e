import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { RecordScreen } from "../../parts/RecordScreen.tsx";
import { projectQueries } from "../../queries/records.ts";
import { ProjectFields } from "./ProjectFields.tsx";
import { texts } from "./texts.ts";

const words = texts.form;

/** A new project, or one that is there already. */
export function Component() {
  const { id } = useParams();
  const query = useQuery(projectQueries.one(id));
  return (
    <RecordScreen key={id} id={id} query={query} words={words}>
      {(record) => <ProjectFields record={record} />}
    </RecordScreen>
  );
}
