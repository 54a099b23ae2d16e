/** What sets of cards and details do, as one small file for the pages that have some. */
import { watchProjectCards } from "./project-cards.ts";
import { watchReveals } from "./reveal.ts";
import { watchStoreCards } from "./store-cards.ts";

watchProjectCards();
watchStoreCards();
watchReveals();
