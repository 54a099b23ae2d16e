try {
  let theme = localStorage.getItem("theme");
  if (theme == "dark" || theme == "light") document.documentElement.dataset.theme = theme;
} catch {
  /* blocked storage remembers nothing */
}
