/**
 * Tells colleagues that this form is being edited, and asks who else is editing and which version
 * is stored. A notice that fails is not worth a word: the next one comes in a minute.
 */
import { useEffect, useState } from "react";
import { call, type Transport } from "#admin/lib/api.ts";
import { isOnline } from "#admin/lib/connection.ts";
import { sessionState } from "#admin/lib/session-store.ts";
import { newKey } from "#domain/inbox/new-key.ts";
import { PRESENCE } from "#domain/limits.ts";
import type { Presence, PresenceKind } from "#domain/staff/presence.ts";

/** Closing this tab says nothing of another one of this person. */
const TAB = newKey();

/**
 * What the last look has shown; `undefined` until then. It looks when the form opens, when the
 * person comes back to it and, while `active`, each minute in a visible page; only an `active` form
 * is announced to others.
 * @param id `undefined` for what is not stored yet.
 * @param active whether the form has unsaved changes.
 */
export function usePresence(
  kind: PresenceKind,
  id: string | undefined,
  active: boolean,
): Presence | undefined {
  const [seen, setSeen] = useState<Presence>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const over = new AbortController();
    const place = { params: { kind, id }, anonymous: true, transport: quietly } as const;
    const mine = { ...place, query: { tab: TAB } };
    let last = 0;
    const look = async () => {
      if (document.visibilityState === "hidden" || !isOnline()) return;
      last = Date.now();
      const { signal } = over;
      const answer = active
        ? call("PUT /api/presence/:kind/:id", { ...mine, signal })
        : call("GET /api/presence/:kind/:id", { ...place, signal });
      await answer.then(({ data }) => {
        if (!signal.aborted) setSeen(data);
      }, ignore);
    };
    const comeBack = () => {
      if (Date.now() - last >= PRESENCE.lookAgain) void look();
    };
    const end = () => {
      if (active && isOnline()) call("DELETE /api/presence/:kind/:id", mine).catch(ignore);
    };
    void look();
    const timer = active ? setInterval(() => void look(), PRESENCE.every) : undefined;
    addEventListener("focus", comeBack);
    addEventListener("pagehide", end);
    document.addEventListener("visibilitychange", comeBack);
    return () => {
      over.abort();
      clearInterval(timer);
      removeEventListener("focus", comeBack);
      removeEventListener("pagehide", end);
      document.removeEventListener("visibilitychange", comeBack);
      end();
    };
  }, [kind, id, active]);
  return seen;
}

/**
 * With the session as it is: an ended one must not ask for a new sign-in because of a notice. The
 * last word of a form that is closed still arrives.
 */
const quietly: Transport = (path, { headers, ...request }) => {
  const token = sessionState().session?.token ?? "";
  return fetch(path, {
    ...request,
    headers: { ...headers, authorization: `Bearer ${token}` },
    keepalive: request.method === "DELETE",
  });
};

function ignore(): void {
  // See above.
}
