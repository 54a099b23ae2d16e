/* On a page that a function has made: the language that its address asks for is remembered. */
if (/[?&](?:lng|locale)=/.test(location.search)) {
  try {
    localStorage.i18nextLng = document.documentElement.lang;
  } catch {
    // The page is in it all the same.
  }
}
