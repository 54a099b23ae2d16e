/** The staff area: one page and one session. The frame and the screens inside it load when somebody is signed in. */
import { Suspense, useState } from "react";
import { RouterProvider } from "react-router/dom";
import "./i18n/i18n.ts";
import { BrandContext, type Brand } from "./brand.ts";
import { SkipLink } from "./parts/SkipLink.tsx";
import { makeRouter } from "./router.tsx";
import { SessionProvider } from "./session.tsx";

export function App({ brand }: { brand: Brand }) {
  const [router] = useState(makeRouter);
  return (
    <BrandContext value={brand}>
      <SessionProvider>
        {/* Until the texts of another language have come. */}
        <Suspense>
          <SkipLink />
          <RouterProvider router={router} />
        </Suspense>
      </SessionProvider>
    </BrandContext>
  );
}
