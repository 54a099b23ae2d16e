/**
 * The answer that the address names is open. Browsers see to that where a link leads to it, but not
 * after a reload or on the way back and forth.
 */
function follow() {
  const name = location.hash.slice(1);
  const named = document.getElementById(name)?.closest<HTMLDetailsElement>(".accordion__item");
  if (named) named.open = true;
  else if (name === "")
    for (const item of document.querySelectorAll<HTMLDetailsElement>(".accordion__item[open]"))
      item.open = false;
}

follow();
addEventListener("hashchange", follow);

export {};
