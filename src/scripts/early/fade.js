// What cuts the fade between two pages short, as a window that changes its size or a visitor in a
// hurry, is no error: the page is there.
for (const name of ["pageswap", "pagereveal"])
  addEventListener(name, ({ viewTransition }) => viewTransition?.ready.catch(() => undefined));
