/** Every screen and its address. */
import type { ReactNode } from "react";
import { createBrowserRouter, Outlet } from "react-router";
import { Guard } from "./Guard.tsx";
import { LoadingRows } from "./parts/states.tsx";
import { BASE, frame, screens } from "./screens.ts";
import { Crash } from "./screens/Crash.tsx";
import { NotFound } from "./screens/NotFound.tsx";
import { SignIn } from "./screens/SignIn.tsx";
import { SignOut } from "./screens/SignOut.tsx";

const guarded = (content: ReactNode) => <Guard>{content}</Guard>;

export function makeRouter() {
  return createBrowserRouter(
    [
      { path: "/login", element: <SignIn />, errorElement: <Crash /> },
      { path: "/logout", element: <SignOut />, errorElement: <Crash /> },
      {
        path: "/",
        element: guarded(<Outlet />),
        // Nobody waits for the files of a screen only to be asked to sign in.
        hydrateFallbackElement: guarded(<LoadingRows />),
        errorElement: <Crash />,
        children: [{ lazy: frame, children: [{ errorElement: <Crash />, children: [...screens, { path: "*", element: <NotFound /> }] }] }],
      },
    ],
    { basename: BASE },
  );
}
