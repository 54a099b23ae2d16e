/**
 * Shared behaviour of all pages, in one file: a script of its own would cost each page a policy
 * hash and a task.
 */
import { watchChat } from "./chat.ts";
import { watchDrawn } from "./drawn.ts";
import { watchHeader } from "./header.ts";
import { keepClear } from "./keep-clear.ts";
import { watchLanguageLinks } from "./language-links.ts";
import { watchLaterDrawings } from "./later-drawings.ts";
import { watchLeaving } from "./leaving.ts";
import { watchMap } from "./map.ts";
import { watchMarquees } from "./marquee.ts";
import { watchMegaMenu } from "./mega-menu.ts";
import { watchMobileMenu } from "./mobile-menu.ts";
import { watchReplyBy } from "./reply-by.ts";
import { watchSearch } from "./search/watch.ts";
import { watchTheme } from "./theme.ts";

watchHeader();
watchMegaMenu();
watchMobileMenu();
watchLeaving();
watchLanguageLinks();
watchSearch();
watchTheme();
watchMap();
watchDrawn();
watchMarquees();
watchLaterDrawings();
watchChat();
watchReplyBy();
keepClear();
