import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import { Spinner } from "./Spinner.tsx";

interface Props {
  submit: string;
  saving: boolean;
  problem: string | undefined;
  /** Somebody else has saved meanwhile: keep one's own words, or take theirs. */
  conflict: { keepMine: () => void; takeTheirs: () => void } | undefined;
  onCancel: () => void;
  /** Switches and the preview above the buttons. */
  children: ReactNode;
}

/** The column beside a form: what is switched, how it will look, and saving. */
export function SaveSide({ submit, saving, problem, conflict, onCancel, children }: Props) {
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
        <button className="button button--primary" type="submit" aria-disabled={saving}>
          {saving && <Spinner />}
          <span>{submit}</span>
        </button>
        <button className="button button--secondary" type="button" onClick={onCancel}>
          <span>{texts.cancel}</span>
        </button>
      </div>
    </div>
  );
}
