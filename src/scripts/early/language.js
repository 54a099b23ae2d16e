/*
 * The language of a page. One in the address wins: the page is written in it. Otherwise the first
 * of these that names a language of the site: `?lng=`, the cookie `i18next`, `i18nextLng` in local
 * and session storage, the browser's preferences, the page itself. It is remembered, in the cookie
 * only if another program has set that. The page in it replaces this one before the first paint:
 * nothing of this one is seen meanwhile, unless the other does not come. Robots get what they asked
 * for; their name or address gives them away, and phones named CUBOT are not among them.
 */
{
  const ROBOTS = /[^u]bot|crawl|spider|preview|google|facebook|whatsapp|lighthouse|http/i;
  const COOKIE = /(?:^|; )i18next=([^;]*)/;
  const root = document.documentElement;
  const address = new URL(location);

  /**
   * The first language of the site in a list like `de,fr-CA`. The build puts its codes in the place
   * of LOCALES.
   */
  const languageIn = (list) => /(?:^|,)(LOCALES)(?![a-z])/i.exec(list)?.[1].toLowerCase();

  /** Nothing, where the browser blocks what is asked for. */
  const unlessBlocked = (use) => {
    try {
      return use();
    } catch {
      return undefined;
    }
  };
  const cookie = unlessBlocked(() => COOKIE.exec(document.cookie)?.[1]);
  const kept = unlessBlocked(() => localStorage.i18nextLng);
  const keptForVisit = unlessBlocked(() => sessionStorage.i18nextLng);
  // Where nothing can be stored: visitors who come to an English page from another page of the site
  // have chosen English there.
  const chosen = document.referrer && new URL(document.referrer).host === location.host ? "en" : "";

  const language =
    languageIn(root.lang === "en" ? "" : root.lang) ??
    languageIn(address.searchParams.get("lng")) ??
    languageIn(cookie) ??
    languageIn(kept) ??
    languageIn(keptForVisit) ??
    languageIn(chosen) ??
    languageIn(navigator.languages) ??
    root.lang;

  unlessBlocked(() => (localStorage.i18nextLng = language));
  if (cookie !== undefined) unlessBlocked(() => (document.cookie = `i18next=${language};path=/`));

  if (language !== root.lang && !ROBOTS.test(navigator.userAgent)) {
    address.searchParams.delete("lng");
    location.replace(
      `/${language}${address.pathname.replace(/\/$/, "")}${address.search}${address.hash}`,
    );
    root.hidden = true;
    setTimeout(() => (root.hidden = false), 5_000);
  }
}
