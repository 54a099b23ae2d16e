import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import { Spinner } from "./Spinner.tsx";
import type { Saving } from "./use-record-form.ts";

interface Props {
  submit: string;
  saving: Pick<Saving, "busy" | "problem" | "conflict" | "cancel">;
  /** Switches and the preview above the buttons. */
  children: ReactNode;
}

/** The column beside a form: what is switched, how it will look, and saving. */
export function SaveSide({ submit, saving: { busy, problem, conflict, cancel }, children }: Props) {
  return (
    <div className="form-side">
      {children}
      {problem && (
        <div className="notice notice--danger" role="alert">
          <p>{problem}</p>
        </div>
      )}
      {conflict && (
        <div className="notice notice--danger" role="alert">
          <p>{texts.conflict.text}</p>
          <div className="button-row">
            <button className="button button--secondary" type="button" onClick={conflict.takeTheirs}>
              <span>{texts.conflict.theirs}</span>
            </button>
            <button className="button button--secondary" type="button" onClick={conflict.keepMine}>
              <span>{texts.conflict.mine}</span>
            </button>
          </div>
        </div>
      )}
      <div className="save-bar">
        <button className="button button--primary" type="submit" aria-disabled={busy}>
          {busy && <Spinner />}
          <span>{submit}</span>
        </button>
        <button className="button button--secondary" type="button" onClick={cancel}>
          <span>{texts.cancel}</span>
        </button>
      </div>
    </div>
  );
}
