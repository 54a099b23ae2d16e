import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import {
  projectQueries,
  questionQueries,
  serviceQueries,
} from "#admin/features/records/queries.ts";
import { useErrors } from "#admin/features/checks/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { PARTS } from "#domain/content/parts.ts";
import type { PublishState, RecordState } from "#domain/records/publishing.ts";
import type { RecordKind } from "#domain/records/record.ts";
import type { Scheduled } from "#domain/records/schedule.ts";
import { standingOf } from "#domain/records/standing.ts";
import { FactsStanding } from "./FactsMark.tsx";
import {
  fieldName,
  StandingBadge,
  StandingText,
  StateBadge,
  Untranslated,
} from "./PublishMark.tsx";

/** The records whose saved version is not public yet. */
export function WaitingRecords({ state, onChosen }: { state: PublishState; onChosen: () => void }) {
  const { t } = useTranslation();
  const records = useNamedRecords(state).filter(
    ({ state: at }) => at === "waiting" || at === "building",
  );
  const factsWait = state.facts !== undefined && state.facts !== "live";
  const others = state.waiting - records.length - Number(factsWait);
  if (records.length === 0 && !factsWait && others <= 0) return null;
  return (
    <section aria-labelledby="waiting-records">
      <h3 id="waiting-records">{t("publish.waiting")}</h3>
      <ul className="builds">
        {records.map((record) => (
          <li key={`${record.kind}/${record._id}`}>
            <RecordName record={record} onChosen={onChosen} />
            <RecordStanding record={record} />
            {!record.isListed && <p className="muted">{t("publishList.unreadable")}</p>}
          </li>
        ))}
        {factsWait && (
          <li>
            <Link to="/agency" onClick={onChosen}>
              {t("common.nav.agency")}
            </Link>
            <FactsStanding />
          </li>
        )}
        {others > 0 && <li className="muted">{t("publishList.others")}</li>}
      </ul>
    </section>
  );
}

/** The badge and the sentence of a record. */
export function RecordStanding({ record }: { record: NamedRecord }) {
  if (!record.saved) return <StateBadge state={record} />;
  const standing = standingOf(record.saved, record, new Date().getTime());
  return (
    <>
      <StandingBadge standing={standing} />
      <StandingText standing={standing} record={record.saved} />
    </>
  );
}

/**
 * The records that the public pages leave out, in part or as a whole, with the reasons. What the
 * checks before publishing say already is not repeated.
 */
export function TroubleRecords({ state, onChosen }: { state: PublishState; onChosen: () => void }) {
  const { t } = useTranslation();
  const isChecked = useErrors();
  const records = useNamedRecords(state).filter(
    (record) => record.problems !== undefined && !(record.state === "refused" && isChecked(record)),
  );
  if (records.length === 0) return null;
  const inWords = (
    kind: RecordKind,
    { field, reason }: NonNullable<RecordState["problems"]>[number],
  ) => {
    if (field === undefined) return reason;
    return t("publish.problem", { field: fieldName(kind, field), reason });
  };
  return (
    <section aria-labelledby="trouble-records">
      <h3 id="trouble-records">{t("publishList.trouble")}</h3>
      <p className="muted">{t("publishList.troubleNote")}</p>
      <ul className="builds">
        {records.map((record) => (
          <li key={`${record.kind}/${record._id}`}>
            <RecordName record={record} onChosen={onChosen} />
            <StateBadge state={record} />
            {record.problems?.map((problem) => (
              <p key={problem.reason}>{inWords(record.kind, problem)}</p>
            ))}
            {record.byContent && <p>{t("publishList.byContent")}</p>}
            {!record.isListed && <p className="muted">{t("publishList.unreadable")}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The records that other languages show in English. */
export function UntranslatedRecords({
  state,
  onChosen,
}: {
  state: PublishState;
  onChosen: () => void;
}) {
  const { t } = useTranslation();
  const records = useNamedRecords(state).filter(({ untranslated }) => untranslated !== undefined);
  if (records.length === 0) return null;
  return (
    <section aria-labelledby="untranslated-records">
      <h3 id="untranslated-records">{t("publishList.toTranslate")}</h3>
      <p className="muted">{t("publishList.toTranslateNote")}</p>
      <ul className="builds">
        {records.map((record) => (
          <li key={`${record.kind}/${record._id}`}>
            <RecordName record={record} onChosen={onChosen} />
            <p>
              <Untranslated kind={record.kind} state={record} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to the form of a record; unreadable records have none. */
export function RecordName({
  record: { kind, _id, name, isListed },
  onChosen,
}: {
  record: NamedRecord;
  onChosen?: () => void;
}) {
  const { t } = useTranslation();
  if (isListed)
    return (
      <Link to={`/${kind}/edit/${_id}`} onClick={onChosen}>
        {name}
      </Link>
    );
  return <b>{t("publishList.unlisted", { kind: t(`record.kinds.${kind}`), name })}</b>;
}

export interface NamedRecord extends RecordState {
  kind: RecordKind;
  _id: string;
  name: string;
  /** Whether its form can open it. */
  isListed: boolean;
  /** The saved record; an unreadable one is in no list. */
  saved?: Scheduled;
}

/** The publishing state of each record with its name; unreadable records come last. */
export function useNamedRecords(state: PublishState): NamedRecord[] {
  const { data: services = [] } = useQuery(serviceQueries.list());
  const { data: projects = [] } = useQuery({
    ...projectQueries.list(),
    enabled: PARTS.projects,
  });
  const { data: questions = [] } = useQuery({
    ...questionQueries.list(),
    enabled: PARTS.faqs,
  });
  const listed = [
    ...services.map((saved) => ({ kind: "services" as const, saved, name: saved.serviceType })),
    ...projects.map((saved) => ({ kind: "projects" as const, saved, name: saved.title })),
    ...questions.map((saved) => ({ kind: "questions" as const, saved, name: saved.question })),
  ].flatMap(({ kind, saved, name }) => {
    const { _id } = saved;
    const shown = state[kind][_id];
    return shown ? [{ ...shown, kind, _id, name, saved, isListed: true }] : [];
  });
  const others = (["services", "projects", "questions"] as const).flatMap((kind) =>
    Object.entries(state[kind]).flatMap(([_id, saved]) =>
      saved.name === undefined ? [] : [{ ...saved, kind, _id, name: saved.name, isListed: false }],
    ),
  );
  return [...listed, ...others];
}
