/** The files of the application, each fetched when it is first needed, or before by whoever sees that coming. */
import { matchRoutes } from "react-router";

/** Where the application stands on the site. */
export const BASE = "/admin";

export const signIn = () => import("./screens/SignIn.tsx");
export const frame = () => import("./Shell.tsx");
export const dashboard = () => import("./screens/dashboard/Dashboard.tsx");
const service = () => import("./screens/services/ServiceForm.tsx");
const project = () => import("./screens/projects/ProjectForm.tsx");

/** The screens inside the frame, by address. */
export const screens = [
  { path: "/", lazy: dashboard },
  { path: "/services", lazy: () => import("./screens/services/ServiceList.tsx") },
  { path: "/services/new", lazy: service },
  { path: "/services/edit/:id", lazy: service },
  { path: "/projects", lazy: () => import("./screens/projects/ProjectList.tsx") },
  { path: "/projects/new", lazy: project },
  { path: "/projects/edit/:id", lazy: project },
  { path: "/contacts/:id?", lazy: () => import("./screens/inbox/Inbox.tsx") },
  { path: "/users", lazy: () => import("./screens/users/Users.tsx") },
  { path: "/newsletter", lazy: () => import("./screens/newsletter/Newsletter.tsx") },
  { path: "/trash", lazy: () => import("./screens/trash/Trash.tsx") },
  { path: "/account", lazy: () => import("./screens/account/Account.tsx") },
];

/** What fetches the file of the screen at an address. */
export function screenAt(path: string): (() => Promise<unknown>) | undefined {
  return matchRoutes(screens, path)?.at(-1)?.route.lazy;
}

/** Fetches ahead. What cannot be fetched now is asked for again when it is needed. */
export function ahead(...files: (() => Promise<unknown>)[]): void {
  for (const file of files) file().catch(() => undefined);
}
