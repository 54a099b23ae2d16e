{
  let theme;
  try {
    ({ theme } = localStorage);
  } catch {
    // Blocked storage remembers nothing.
  }
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
}
