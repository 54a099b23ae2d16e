/* On a page made by a function: remembers the language in its address. */
if (/^\/..\/|[?&](?:lng|locale)=/.test(location.pathname + location.search)) {
  try {
    localStorage.i18nextLng = document.documentElement.lang;
  } catch {
    // The page is in that language anyway.
  }
}
