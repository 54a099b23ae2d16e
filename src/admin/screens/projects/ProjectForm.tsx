import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { PageTop } from "../../parts/PageTop.tsx";
import { Failure, LoadingRows } from "../../parts/states.tsx";
import { projectQueries } from "../../queries/records.ts";
import { ProjectFields } from "./ProjectFields.tsx";
import { texts } from "./texts.ts";

const words = texts.form;

/** A new project, or one that is there already. */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <ProjectFields key="new" record={undefined} /> : <EditProject key={id} id={id} />;
}

function EditProject({ id }: { id: string }) {
  const { data: record, error, refetch } = useQuery({ ...projectQueries.one(id), refetchOnWindowFocus: false });
  if (record) return <ProjectFields record={record} />;
  return (
    <>
      <PageTop title={words.back} />
      {error ? (
        <Failure text={words.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <div className="card">
          <LoadingRows text={words.loading} />
        </div>
      )}
    </>
  );
}
