/**
 * The staff area: one page and one session. The frame and the screens inside it load when somebody
 * is signed in.
 */
import "#domain/schema/without-eval.ts";
import { Suspense, useState } from "react";
import { RouterProvider } from "react-router/dom";
import { BrandContext, type Brand } from "./brand.ts";
import { Translated } from "#admin/i18n/use-translation.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { hideInputMethodKeys } from "#admin/lib/input-method.ts";
import { makeRouter } from "./router.tsx";
import { SessionProvider } from "#admin/features/session/session.tsx";

hideInputMethodKeys();

export function App({ brand }: { brand: Brand }) {
  const [router] = useState(makeRouter);
  return (
    <BrandContext value={brand}>
      <SessionProvider>
        {/* Until the texts of another language have come. */}
        <Suspense>
          <Translated>
            <SkipLink />
            {/* A screen is drawn in one go: in slices, with a frame of the old one between each two, it comes later. */}
            <RouterProvider router={router} useTransitions={false} />
          </Translated>
        </Suspense>
      </SessionProvider>
    </BrandContext>
  );
}
