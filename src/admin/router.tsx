/** Every screen and its address. Each is its own file in the browser, fetched when it is first opened. */
import { createBrowserRouter } from "react-router";
import { Guard } from "./Guard.tsx";
import { LoadingRows } from "./parts/states.tsx";
import { Crash } from "./screens/Crash.tsx";
import { NotFound } from "./screens/NotFound.tsx";
import { SignIn } from "./screens/SignIn.tsx";

export function makeRouter() {
  return createBrowserRouter(
    [
      { path: "/login", element: <SignIn />, errorElement: <Crash /> },
      {
        path: "/",
        element: <Guard />,
        hydrateFallbackElement: <LoadingRows />,
        errorElement: <Crash />,
        children: [
          {
            errorElement: <Crash />,
            children: [
              { index: true, lazy: () => import("./screens/dashboard/Dashboard.tsx") },
              { path: "services", lazy: () => import("./screens/services/ServiceList.tsx") },
              { path: "services/new", lazy: () => import("./screens/services/ServiceForm.tsx") },
              { path: "services/edit/:id", lazy: () => import("./screens/services/ServiceForm.tsx") },
              { path: "projects", lazy: () => import("./screens/projects/ProjectList.tsx") },
              { path: "projects/new", lazy: () => import("./screens/projects/ProjectForm.tsx") },
              { path: "projects/edit/:id", lazy: () => import("./screens/projects/ProjectForm.tsx") },
              { path: "contacts/:id?", lazy: () => import("./screens/inbox/Inbox.tsx") },
              { path: "users", lazy: () => import("./screens/users/Users.tsx") },
              { path: "newsletter", lazy: () => import("./screens/newsletter/Newsletter.tsx") },
              { path: "trash", lazy: () => import("./screens/trash/Trash.tsx") },
              { path: "account", lazy: () => import("./screens/account/Account.tsx") },
              { path: "*", element: <NotFound /> },
            ],
          },
        ],
      },
    ],
    { basename: "/admin" },
  );
}
