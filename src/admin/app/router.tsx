/** Every screen and its address. */
import type { ReactNode } from "react";
import { createBrowserRouter, Outlet } from "react-router";
import { Guard } from "./Guard.tsx";
import { LoadingRows } from "#admin/ui/states.tsx";
import { ahead, BASE, frame, screens, signIn } from "./screens.ts";
import { Crash } from "./Crash.tsx";
import { NotFound } from "./NotFound.tsx";
import { SignOut } from "#admin/features/session/SignOut.tsx";
import { hasToken } from "#admin/lib/storage.ts";

const guarded = (content: ReactNode) => <Guard>{content}</Guard>;

export function makeRouter() {
  if (!hasToken()) ahead(signIn);
  return createBrowserRouter(
    [
      { path: "/login", lazy: signIn, hydrateFallbackElement: <></>, errorElement: <Crash /> },
      { path: "/logout", element: <SignOut />, errorElement: <Crash /> },
      {
        path: "/",
        element: guarded(<Outlet />),
        // Nobody waits for the files of a screen only to be asked to sign in.
        hydrateFallbackElement: guarded(<LoadingRows />),
        errorElement: <Crash />,
        children: [
          {
            lazy: frame,
            children: [
              {
                errorElement: <Crash />,
                children: [...screens, { path: "*", element: <NotFound /> }],
              },
            ],
          },
        ],
      },
    ],
    { basename: BASE },
  );
}
