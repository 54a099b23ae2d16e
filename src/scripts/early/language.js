/*
 * The language of a page. One in the address wins. Without one, the first that the site knows of: `?lng=`, the cookie `i18next`, local and
 * session storage under `i18nextLng`, the browser's preferences, the page itself. It is remembered, and the page in it is shown instead
 * before the first paint. Robots get what they asked for.
 */
{
  let { pathname, search, hash } = location;
  let root = document.documentElement;
  let query = new URLSearchParams(search);
  let own = /^\/(bn|fr|es)(\/|$)/.exec(pathname)?.[1];
  let found = own;
  for (let read of [
    () => query.get("lng"),
    () => /\bi18next=([^;]*)/.exec(document.cookie)[1],
    () => localStorage.i18nextLng,
    () => sessionStorage.i18nextLng,
    () => navigator.languages,
    () => root.lang,
  ])
    try {
      found ||= /(?:^|,)(en|bn|fr|es)(?![a-z])/i.exec(read())?.[1].toLowerCase();
    } catch {
      /* blocked, or no such cookie */
    }
  try {
    localStorage.i18nextLng = found;
  } catch {
    /* blocked: it is found again on the next page */
  }
  if (!own && found != "en" && !/bot|crawl|spider|lighthouse/i.test(navigator.userAgent)) {
    query.delete("lng");
    location.replace("/" + found + pathname.replace(/\/$/, "") + (query.size ? "?" + query : "") + hash);
    root.hidden = true;
  }
}
