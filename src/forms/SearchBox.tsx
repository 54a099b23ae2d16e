import type { ResultTexts } from "#site/i18n/search-texts.ts";
import { Glyph } from "./Glyph.tsx";

interface Props {
  action: string;
  query?: string;
  /** Whether the visitor came to type. */
  isFirst?: boolean;
  look?: "primary" | "secondary";
  texts: Pick<ResultTexts, "label" | "send">;
}

/** The field that leads to the page of results. */
export function SearchBox({ action, query = "", isFirst = false, look = "primary", texts }: Props) {
  return (
    <form className="search-box" action={action} role="search">
      <input
        className="search-box__field"
        type="search"
        name="q"
        defaultValue={query}
        aria-label={texts.label}
        placeholder={texts.label}
        autoComplete="off"
        autoFocus={isFirst}
        enterKeyHint="search"
      />
      <button className={`button button--${look}`}>
        <Glyph name="search" />
        <span>{texts.send}</span>
      </button>
    </form>
  );
}
