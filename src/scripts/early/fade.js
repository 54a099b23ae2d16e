// A fade cut short, by a resize or an impatient visitor, is no error: the page is there.
for (const name of ["pageswap", "pagereveal"])
  addEventListener(name, ({ viewTransition }) => viewTransition?.ready.catch(() => undefined));
