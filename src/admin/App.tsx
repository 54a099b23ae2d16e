/** The staff area: one page, one session, one cache of what the API said. Screens load when they are opened. */
import { CSPProvider } from "@base-ui/react/csp-provider";
import { Toast } from "@base-ui/react/toast";
import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { RouterProvider } from "react-router/dom";
import "./i18n/i18n.ts";
import { BrandContext, type Brand } from "./brand.ts";
import { ConfirmProvider } from "./parts/Confirm.tsx";
import { Toasts } from "./parts/Toasts.tsx";
import { makeQueryClient } from "./query-client.ts";
import { makeRouter } from "./router.tsx";
import { SessionProvider } from "./session.tsx";

export function App({ brand }: { brand: Brand }) {
  const [queries] = useState(makeQueryClient);
  const [router] = useState(makeRouter);
  return (
    <CSPProvider disableStyleElements>
      <BrandContext value={brand}>
        <QueryClientProvider client={queries}>
          <SessionProvider>
            {/* Until the texts of another language have come. */}
            <Suspense>
              <Toast.Provider timeout={6_000} limit={4}>
                <ConfirmProvider>
                  <RouterProvider router={router} />
                </ConfirmProvider>
                <Toasts />
              </Toast.Provider>
            </Suspense>
          </SessionProvider>
        </QueryClientProvider>
      </BrandContext>
    </CSPProvider>
  );
}
