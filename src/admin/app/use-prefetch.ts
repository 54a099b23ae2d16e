/** Prefetches the code and the list behind a link before it is followed. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useEffect } from "react";
import { messageQueries } from "#admin/features/inbox/queries.ts";
import { newsletterQueries } from "#admin/features/newsletter/queries.ts";
import {
  projectQueries,
  questionQueries,
  serviceQueries,
} from "#admin/features/records/queries.ts";
import { trashQueries } from "#admin/features/trash/queries.ts";
import { userQueries } from "#admin/features/users/queries.ts";
import { whenQuiet } from "#admin/lib/prefetch-delay.ts";
import { useEventCallback } from "#admin/lib/use-event-callback.ts";
import { PARTS } from "#domain/content/parts.ts";
import { WAITING } from "./nav.ts";
import { BASE, prefetch, screenAt, signIn } from "./screens.ts";

/** The screens that most people open first. */
const SOON = ["/services", ...(PARTS.projects ? ["/projects"] : []), WAITING];

/** Any cached list will do: its screen refreshes it. */
const staleTime = Infinity;

const LISTS: Record<string, (queries: QueryClient, search: string) => Promise<unknown>> = {
  "/services": (queries) => queries.query({ ...serviceQueries.list(), staleTime }),
  "/projects": (queries) => queries.query({ ...projectQueries.list(), staleTime }),
  "/questions": (queries) => queries.query({ ...questionQueries.list(), staleTime }),
  "/contacts": (queries, search) =>
    queries.infiniteQuery({
      ...messageQueries.list({
        filter: search === "filter=unread" ? "unread" : "all",
        q: "",
        work: search === "work=open" ? "open" : undefined,
      }),
      staleTime,
    }),
  "/newsletter": (queries) => queries.query({ ...newsletterQueries.list(), staleTime }),
  "/trash": (queries) => queries.query({ ...trashQueries.list(), staleTime }),
  "/users": (queries) => queries.query({ ...userQueries.list(), staleTime }),
};

/** Handlers for the element around the links: they react to pointing, touch and focus. */
export function usePrefetch() {
  const queries = useQueryClient();
  const fetchAhead = useEventCallback((path: string, search: string) => {
    const screen = screenAt(path);
    if (screen) prefetch(screen);
    // A list that fails here is requested again by its screen, which shows the failure.
    LISTS[path]?.(queries, search).catch(() => undefined);
  });
  useEffect(
    () =>
      whenQuiet(() => {
        prefetch(signIn);
        for (const place of SOON) {
          const [path = "", search = ""] = place.split("?");
          fetchAhead(path, search);
        }
      }),
    [fetchAhead],
  );
  const onSeen = useEventCallback(({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin === location.origin && link.pathname.startsWith(`${BASE}/`))
      fetchAhead(link.pathname.slice(BASE.length), link.search.slice(1));
  });
  return { onPointerOver: onSeen, onPointerDown: onSeen, onFocus: onSeen };
}
