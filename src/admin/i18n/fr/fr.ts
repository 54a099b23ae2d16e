import type { Translation } from "../translation.ts";
import { account } from "../en/account.ts";
import { common } from "../en/common.ts";
import { dashboard } from "../en/dashboard.ts";
import { inbox } from "../en/inbox.ts";
import { newsletter } from "../en/newsletter.ts";
import { shortcuts } from "../en/shortcuts.ts";
import { trash } from "../en/trash.ts";
import { users } from "../en/users.ts";

export const fr = { account, common, dashboard, inbox, newsletter, shortcuts, trash, users } satisfies Translation;
