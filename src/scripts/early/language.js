/* The language of a page. A language in the address wins. Otherwise the first of these that names
   a language of the site: `?lng=`, the cookie `i18next`, `i18nextLng` in local and session
   storage, the browser's preferences, the page itself. It is remembered, in the cookie only if
   another program has set that. The page in that language replaces this one before the first
   paint: this page stays hidden meanwhile, unless the other fails to load. Robots get the
   requested page; their name or address identifies them, and phones named CUBOT are not robots. */
{
  const ROBOTS = /[^u]bot|crawl|spider|preview|google|facebook|whatsapp|lighthouse|http/i;
  const COOKIE = /(?:^|; )i18next=([^;]*)/;
  const root = document.documentElement;
  const address = new URL(location);

  /**
   * The first language of the site in a list like `de,fr-CA`. The build replaces LOCALES by its
   * codes.
   */
  const languageIn = (list) => /(?:^|,)(LOCALES)(?![a-z])/i.exec(list)?.[1].toLowerCase();

  /** The result of `use`; `undefined` when the browser blocks it. */
  const unlessBlocked = (use) => {
    try {
      return use();
    } catch {
      // Blocked: no value.
    }
  };
  const cookie = unlessBlocked(() => COOKIE.exec(document.cookie)?.[1]);

  const language =
    languageIn(root.lang === "en" ? "" : root.lang) ??
    languageIn(address.searchParams.get("lng")) ??
    languageIn(cookie) ??
    languageIn(unlessBlocked(() => localStorage.i18nextLng)) ??
    languageIn(unlessBlocked(() => sessionStorage.i18nextLng)) ??
    // Without storage: visitors who reach an English page from another page of the site have chosen
    // English there.
    languageIn(document.referrer.startsWith(`${location.origin}/`) ? "en" : "") ??
    languageIn(navigator.languages) ??
    root.lang;

  unlessBlocked(() => (localStorage.i18nextLng = language));
  // The first page of a visit knows where its visitor came from; the forms send it.
  unlessBlocked(() => (sessionStorage.from ??= document.referrer));
  if (cookie) unlessBlocked(() => (document.cookie = `i18next=${language};path=/`));

  if (language !== root.lang && !ROBOTS.test(navigator.userAgent)) {
    address.searchParams.delete("lng");
    location.replace(
      `/${language}${address.pathname.replace(/\/$/, "")}${address.search}${address.hash}`,
    );
    root.hidden = true;
    setTimeout(() => (root.hidden = false), 5_000);
  }
}
