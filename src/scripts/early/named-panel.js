/* The address names a panel that the parser has not reached yet: the first one must not begin to
   load its pictures. */
if (/^#(overview|gallery|reviews|faq)$/.test(location.hash))
  document.documentElement.dataset.panel = "";
