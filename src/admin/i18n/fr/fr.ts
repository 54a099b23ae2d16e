import type { Translation } from "../translation.ts";
import { account } from "../en/account.ts";
import { bulk } from "../en/bulk.ts";
import { common } from "../en/common.ts";
import { compare } from "../en/compare.ts";
import { dashboard } from "../en/dashboard.ts";
import { history } from "../en/history.ts";
import { inbox } from "../en/inbox.ts";
import { newsletter } from "../en/newsletter.ts";
import { order } from "../en/order.ts";
import { palette } from "../en/palette.ts";
import { pictures } from "../en/pictures.ts";
import { preview } from "../en/preview.ts";
import { projects } from "../en/projects.ts";
import { publish } from "../en/publish.ts";
import { record } from "../en/record.ts";
import { services } from "../en/services.ts";
import { shortcuts } from "../en/shortcuts.ts";
import { trash } from "../en/trash.ts";
import { users } from "../en/users.ts";

export const fr = {
  account,
  bulk,
  common,
  compare,
  dashboard,
  history,
  inbox,
  newsletter,
  order,
  palette,
  pictures,
  preview,
  projects,
  publish,
  record,
  services,
  shortcuts,
  trash,
  users,
} satisfies Translation;
