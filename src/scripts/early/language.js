/*
 * The language of a page. One in the address wins; the page is written in it then. Without one, the first that the site knows of: `?lng=`,
 * the cookie `i18next`, local and session storage under `i18nextLng`, the browser's preferences, the page itself. It is remembered, in
 * the cookie only if somebody has set that, and the page in it is shown instead before the first paint: nothing of this one is seen
 * meanwhile, unless the other does not come. Robots, whose name or address tells them from browsers, get what they asked for; phones named
 * CUBOT are none.
 */
{
  let root = document.documentElement;
  let query = new URL(location).searchParams;
  let found = root.lang != "en" && root.lang;
  for (let read of [
    () => query.get("lng"),
    () => /(^|; )i18next=([^;]*)/.exec(document.cookie)[2],
    () => localStorage.i18nextLng,
    () => sessionStorage.i18nextLng,
    // Nothing can be stored: who comes from another page to one in English has chosen it there.
    () => new URL(document.referrer).host == location.host && "en",
    () => navigator.languages,
    () => root.lang,
    () => (localStorage.i18nextLng = found),
    () => (document.cookie = /(^|; )(i18next=)/.exec(document.cookie)[2] + found + ";path=/"),
  ])
    try {
      let said = read();
      found ||= /(^|,)(en|bn|fr|es)(?![a-z])/i.exec(said)[2].toLowerCase();
    } catch {
      /* blocked, no such cookie, no page before, or no language that is known */
    }
  if (found != root.lang && !/[^u]bot|crawl|spider|preview|google|facebook|whatsapp|lighthouse|http/i.test(navigator.userAgent)) {
    query.delete("lng");
    location.replace("/" + found + location.pathname.replace(/\/$/, "") + (query.size ? "?" + query : "") + location.hash);
    root.hidden = true;
    setTimeout(() => (root.hidden = 0), 5e3);
  }
}
