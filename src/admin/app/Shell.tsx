/** The frame of every screen: navigation, account, the screen itself, and the query cache. */
import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { memo, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { usePresentPerson } from "#admin/features/session/me.ts";
import { useSession } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useOnline } from "#admin/lib/connection.ts";
import { lazyOnIdle } from "#admin/lib/lazy-on-idle.tsx";
import { useStart } from "#admin/lib/use-start.ts";
import { ConfirmProvider } from "#admin/ui/Confirm.tsx";
import { useToasts } from "#admin/ui/toast-queue.ts";
import { BottomBar } from "./BottomBar.tsx";
import { Overlays } from "./Overlays.tsx";
import { SideBar } from "./SideBar.tsx";
import { TopBar } from "./TopBar.tsx";
import { makeQueryClient } from "./query-client.ts";
import { usePrefetch } from "./use-prefetch.ts";

const SignInDialog = lazyOnIdle(
  async () => (await import("#admin/features/session/SignInDialog.tsx")).SignInDialog,
);
const ToastList = lazyOnIdle(async () => (await import("#admin/ui/ToastList.tsx")).ToastList);

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

/** Memoized: a change of the screen redraws nothing around it. */
const Frame = memo(function Frame() {
  const prefetching = usePrefetch();
  usePresentPerson();
  return (
    <div className="shell" {...prefetching}>
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
  // Inside the inbox, the inbox moves the focus.
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

/** Shown above every screen while the device is offline. */
function ConnectionBar() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div className="connection" role="status">
      {!online && (
        <p>
          <WifiOff size={18} />
          {t("common.connection.none")}
        </p>
      )}
    </div>
  );
}

/**
 * Opens over the screen when the session ends. Typed text stays, and refused requests are sent
 * again afterwards.
 */
function SignInAgain() {
  const { user, ended, signOut } = useSession();
  return <SignInDialog needed={ended} email={user?.email ?? ""} open={ended} onLeave={signOut} />;
}

/** Toasts at the bottom right; their code is fetched with the first toast at the latest. */
function Toasts() {
  const news = useToasts();
  return <ToastList needed={news.length > 0 && news} news={news} />;
}
