/** Behaviour of card sets and details, in one small file for the pages that have them. */
import { watchProjectCards } from "./project-cards.ts";
import { watchReveals } from "./reveal.ts";
import { watchStoreCards } from "./store-cards.ts";

watchProjectCards();
watchStoreCards();
watchReveals();
