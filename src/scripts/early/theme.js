try {
  let { theme } = localStorage;
  if (/^(dark|light)$/.test(theme)) document.documentElement.dataset.theme = theme;
} catch {
  /* blocked storage remembers nothing */
}
