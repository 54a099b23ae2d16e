/** The staff area in English, one file for each part of it. */
import { account } from "./account.ts";
import { common } from "./common.ts";
import { dashboard } from "./dashboard.ts";
import { inbox } from "./inbox.ts";
import { newsletter } from "./newsletter.ts";
import { shortcuts } from "./shortcuts.ts";
import { trash } from "./trash.ts";
import { users } from "./users.ts";

export const en = { account, common, dashboard, inbox, newsletter, shortcuts, trash, users } as const;
