import { MARK } from "#generated/look.ts";

/** The mark and the brand's name, as on the site. */
export function Logo({ word }: { word: string }) {
  return (
    <span className="logo">
      <svg
        className="logo__mark"
        viewBox={MARK.viewBox}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: MARK.shapes }}
      />
      <span className="logo__word">{word}</span>
    </span>
  );
}
