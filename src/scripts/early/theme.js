{
  let theme;
  try {
    ({ theme } = localStorage);
  } catch {
    // Without storage nothing is remembered.
  }
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
}
