/* The address names a panel that the parser has not reached yet: the first panel must not start
   loading its pictures. */
if (/^#(overview|gallery|reviews|faq)$/.test(location.hash))
  document.documentElement.dataset.panel = "";
