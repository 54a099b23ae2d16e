/** The code files of the application, fetched on demand or prefetched. */
import { matchRoutes } from "react-router";
import { withWork } from "#admin/i18n/i18n.ts";
import { loadFile as file } from "#admin/lib/load-file.ts";
import { PARTS } from "#domain/content/parts.ts";

/** The application's address on the site. */
export const BASE = "/admin";

/** A screen behind the dashboard, with its texts. */
function screen<Screen>(load: () => Promise<Screen>): () => Promise<Screen> {
  return file(withWork(load));
}

export const signIn = file(() => import("#admin/features/session/SignIn.tsx"));
export const frame = file(() => import("./Shell.tsx"));
export const dashboard = file(() => import("#admin/features/dashboard/Dashboard.tsx"));
const service = screen(() => import("#admin/features/services/ServiceForm.tsx"));
const question = screen(() => import("#admin/features/questions/QuestionForm.tsx"));
const project = screen(() => import("#admin/features/projects/ProjectForm.tsx"));
const translation = screen(() => import("#admin/features/translations/TranslationScreen.tsx"));

/** The screens inside the frame, by address. */
export const screens = [
  { path: "/", lazy: dashboard },
  { path: "/services", lazy: screen(() => import("#admin/features/services/ServiceList.tsx")) },
  { path: "/services/new", lazy: service },
  { path: "/services/edit/:id", lazy: service },
  { path: "/services/edit/:id/:locale", lazy: translation },
  ...(PARTS.projects
    ? [
        {
          path: "/projects",
          lazy: screen(() => import("#admin/features/projects/ProjectList.tsx")),
        },
        { path: "/projects/new", lazy: project },
        { path: "/projects/edit/:id", lazy: project },
        { path: "/projects/edit/:id/:locale", lazy: translation },
      ]
    : []),
  ...(PARTS.faqs
    ? [
        {
          path: "/questions",
          lazy: screen(() => import("#admin/features/questions/QuestionList.tsx")),
        },
        { path: "/questions/new", lazy: question },
        { path: "/questions/edit/:id", lazy: question },
        { path: "/questions/edit/:id/:locale", lazy: translation },
      ]
    : []),
  { path: "/agency", lazy: screen(() => import("#admin/features/agency/Agency.tsx")) },
  { path: "/contacts/:id?", lazy: screen(() => import("#admin/features/inbox/Inbox.tsx")) },
  { path: "/pictures", lazy: screen(() => import("#admin/features/pictures/Library.tsx")) },
  { path: "/snippets", lazy: screen(() => import("#admin/features/snippets/Snippets.tsx")) },
  { path: "/users", lazy: screen(() => import("#admin/features/users/Users.tsx")) },
  ...(PARTS.newsletter
    ? [
        {
          path: "/newsletter",
          lazy: screen(() => import("#admin/features/newsletter/Newsletter.tsx")),
        },
      ]
    : []),
  { path: "/activity", lazy: screen(() => import("#admin/features/activity/Activity.tsx")) },
  { path: "/trash", lazy: screen(() => import("#admin/features/trash/Trash.tsx")) },
  { path: "/account", lazy: screen(() => import("#admin/features/account/Account.tsx")) },
];

/** Loads the code of the screen at an address. */
export function screenAt(path: string): (() => Promise<unknown>) | undefined {
  return matchRoutes(screens, path)?.at(-1)?.route.lazy;
}

/** Failures are ignored: the file is requested again when it is needed. */
export function prefetch(...files: (() => Promise<unknown>)[]): void {
  for (const file of files) file().catch(() => undefined);
}
