import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import type { Kind } from "#admin/features/records/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useTitle } from "#admin/ui/PageTop.tsx";
import { JumpTo } from "./Contents.tsx";
import { useHeadHeight } from "./use-head-height.ts";

interface Props {
  kind: Kind;
  title: string;
  /** The element with the columns of the form, once it is there. */
  fields: HTMLElement | null;
  /** The state of the record, and what can be done besides saving. */
  state: ReactNode;
  /** The buttons that save, in reach wherever the form is scrolled to. */
  actions: ReactNode;
  /** What the last save has to say, below its buttons. */
  children: ReactNode;
}

/** The head of a record's form, which stays at the top of the window; on phones its buttons do. */
export function FormHead({ kind, title, fields, state, actions, children }: Props) {
  const { t } = useTranslation();
  const head = useRef<HTMLElement>(null);
  useTitle(title);
  useHeadHeight(head);
  return (
    <header className="form-head" ref={head}>
      <div className="form-head__title">
        <p className="crumb">
          <Link to={`/${kind}`}>{t(`common.nav.${kind}`)}</Link>
        </p>
        <h1 id="screen">{title}</h1>
      </div>
      <div className="form-head__state">{state}</div>
      <div className="save-bar">
        <JumpTo fields={fields} />
        {actions}
        {children}
      </div>
    </header>
  );
}
