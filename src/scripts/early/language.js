/*
 * The language of a page. One in the address wins. Without one, the first that the site knows of: `?lng=`, the cookie `i18next`, local and
 * session storage under `i18nextLng`, the browser's preferences, the page itself. It is remembered, and the page in it is shown instead
 * before the first paint. Robots get what they asked for.
 */
{
  let attempt = (work) => {
    try {
      return work();
    } catch {
      /* storage or cookies are blocked */
    }
  };
  let { pathname, search, hash } = location;
  let root = document.documentElement;
  let inAddress = /^\/(bn|fr|es)(?=\/|$)/.exec(pathname)?.[1];
  let query = new URLSearchParams(search);
  let language =
    inAddress ??
    [
      query.get("lng"),
      attempt(() => /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1]),
      attempt(() => localStorage.i18nextLng),
      attempt(() => sessionStorage.i18nextLng),
      ...(navigator.languages ?? []),
      root.lang,
    ]
      .map((tag) => tag?.toLowerCase().split(/[-_]/)[0])
      .find((tag) => /^(en|bn|fr|es)$/.test(tag));
  if (!/bot|crawl|spider|slurp|preview|externalhit|lighthouse/i.test(navigator.userAgent)) {
    attempt(() => (localStorage.i18nextLng = language));
    if (!inAddress && language != "en") {
      query.delete("lng");
      location.replace("/" + language + (pathname == "/" ? "" : pathname) + (query.size ? "?" + query : "") + hash);
      root.style.visibility = "hidden";
    }
  }
}
