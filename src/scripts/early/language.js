/*
 * The language of a page. One in the address wins; the page is written in it then. Without one, the first that the site knows of: `?lng=`,
 * the cookie `i18next`, local and session storage under `i18nextLng`, the browser's preferences, the page itself. It is remembered, and the
 * page in it is shown instead before the first paint: nothing of this one is seen meanwhile, unless the other does not come. Robots, whose
 * name or address tells them from browsers, get what they asked for; phones named CUBOT are none.
 */
{
  let { pathname, search, hash } = location;
  let root = document.documentElement;
  let { lang } = root;
  let query = new URLSearchParams(search);
  let found = lang != "en" && lang;
  for (let read of [
    () => query.get("lng"),
    () => /(^|; )i18next=([^;]*)/.exec(document.cookie)[2],
    () => localStorage.i18nextLng,
    () => sessionStorage.i18nextLng,
    // Nothing can be stored: who comes from another page to one in English has chosen it there.
    () => document.referrer.split("/")[2] == location.host && "en",
    () => navigator.languages,
    () => lang,
  ])
    try {
      found ||= /(^|,)(en|bn|fr|es)(?![a-z])/i.exec(read())?.[2].toLowerCase();
    } catch {
      /* blocked, or no such cookie */
    }
  try {
    localStorage.i18nextLng = found;
  } catch {
    /* blocked: it is found again on the next page */
  }
  if (found != lang && !/[^u]bot|crawl|spider|preview|google|facebook|whatsapp|lighthouse|http/i.test(navigator.userAgent)) {
    query.delete("lng");
    location.replace("/" + found + pathname.replace(/\/$/, "") + (query.size ? "?" + query : "") + hash);
    root.hidden = true;
    setTimeout(() => (root.hidden = 0), 5e3);
  }
}
