import { common as everywhere } from "#site/i18n/es/common.ts";
import type { Translation } from "../translation.ts";
import { account } from "./account.ts";
import { bulk } from "./bulk.ts";
import { common } from "./common.ts";
import { compare } from "./compare.ts";
import { dashboard } from "./dashboard.ts";
import { history } from "./history.ts";
import { inbox } from "./inbox.ts";
import { newsletter } from "./newsletter.ts";
import { order } from "./order.ts";
import { palette } from "./palette.ts";
import { pictures } from "./pictures.ts";
import { preview } from "./preview.ts";
import { projects } from "./projects.ts";
import { publish } from "./publish.ts";
import { record } from "./record.ts";
import { services } from "./services.ts";
import { shortcuts } from "./shortcuts.ts";
import { trash } from "./trash.ts";
import { users } from "./users.ts";

export const es = {
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
  problems: everywhere.problems,
  projects,
  publish,
  record,
  services,
  shortcuts,
  trash,
  users,
} satisfies Translation<"es">;
