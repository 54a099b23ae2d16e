/** The mark and the brand's name, as on the site. */
export function Logo({ word }: { word: string }) {
  return (
    <span className="logo">
      <svg className="logo__mark" viewBox="0 0 64 64" aria-hidden="true">
        <path
          className="logo__posts"
          d="M13 5C22.4 14.5 22.4 49.5 13 59 3.6 49.5 3.6 14.5 13 5ZM51 5C60.4 14.5 60.4 49.5 51 59 41.6 49.5 41.6 14.5 51 5Z"
        />
        <path className="logo__stitch" d="M22.7 17.6 26.7 23.8M30.8 30.1 34.9 36.4M39 42.7 43 49" />
      </svg>
      <span className="logo__word">{word}</span>
    </span>
  );
}
