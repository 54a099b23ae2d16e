/**
 * The frame of every screen: where one can go, who one is, and the screen itself; and one memory of
 * what the API said.
 */
import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { memo, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { BottomBar } from "./BottomBar.tsx";
import { ConnectionBar } from "./ConnectionBar.tsx";
import { ConfirmProvider } from "#admin/ui/Confirm.tsx";
import { Overlays } from "./Overlays.tsx";
import { SideBar } from "./SideBar.tsx";
import { SignInAgain } from "#admin/features/session/SignInAgain.tsx";
import { Toasts } from "#admin/ui/Toasts.tsx";
import { TopBar } from "./TopBar.tsx";
import { useStart } from "#admin/lib/use-start.ts";
import { usePresentPerson } from "#admin/features/session/me.ts";
import { makeQueryClient } from "#admin/lib/query-client.ts";
import { usePrefetch } from "./use-prefetch.ts";

export function Component() {
  const [queries] = useState(makeQueryClient);
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <ConfirmProvider>
          <Overlays>
            <Frame />
            <SignInAgain />
          </Overlays>
        </ConfirmProvider>
        <Toasts />
      </QueryClientProvider>
      <ScrollRestoration getKey={({ pathname: path }) => path} />
    </CSPProvider>
  );
}

/** What stays as it is from screen to screen, and is not drawn anew with each. */
const Frame = memo(function Frame() {
  const ahead = usePrefetch();
  usePresentPerson();
  return (
    <div className="shell" {...ahead}>
      <SideBar />
      <div className="main">
        <TopBar />
        <ConnectionBar />
        <Screen />
      </div>
      <BottomBar />
    </div>
  );
});

function Screen() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  // The inbox itself sees to who goes from message to message.
  useStart(pathname.replace(/^(\/contacts)\/.*/, "$1"));
  return (
    <main
      className="content"
      id="main"
      tabIndex={-1}
      aria-labelledby="screen"
      aria-busy={state === "loading"}
    >
      <Outlet />
    </main>
  );
}
