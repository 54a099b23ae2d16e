import { inbox } from "./work/inbox.ts";
import { lists } from "./work/lists.ts";
import { pictures } from "./work/pictures.ts";
import { publishing } from "./work/publishing.ts";
import { records } from "./work/records.ts";
import { team } from "./work/team.ts";
import { words } from "./work/words.ts";

/** Texts of the screens behind the dashboard, which load with the first of them. */
export const work = {
  ...inbox,
  ...lists,
  ...pictures,
  ...publishing,
  ...records,
  ...team,
  ...words,
};
