/** Browsers open the answer that the address names, but not on a reload or on the way back. */
const named = document.getElementById(location.hash.slice(1));
named?.closest("details")?.setAttribute("open", "");

export {};
