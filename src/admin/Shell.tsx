/** The frame of every screen: where one can go, who one is, and the screen itself. */
import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { BottomBar } from "./parts/BottomBar.tsx";
import { Overlays } from "./parts/Overlays.tsx";
import { SideBar } from "./parts/SideBar.tsx";
import { SignInAgain } from "./parts/SignInAgain.tsx";
import { TopBar } from "./parts/TopBar.tsx";

export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const first = useRef(true);
  // A new screen is read from its start, as a new page would be.
  useEffect(() => {
    if (!first.current) main.current?.focus({ preventScroll: true });
    first.current = false;
  }, [pathname]);
  return (
    <Overlays>
      <div className="shell">
        <SideBar />
        <div className="main">
          <TopBar />
          <main className="content" id="main" tabIndex={-1} ref={main} aria-busy={state === "loading"}>
            <Outlet />
          </main>
        </div>
        <BottomBar />
      </div>
      <SignInAgain />
      <ScrollRestoration getKey={({ pathname: path }) => path} />
    </Overlays>
  );
}
