/** Opens the answer named in the address, which browsers do not after a reload or on going back. */
const named = document.getElementById(location.hash.slice(1));
named?.closest("details")?.setAttribute("open", "");

export {};
