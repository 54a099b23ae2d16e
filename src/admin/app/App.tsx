/** The staff area: one page, one session. The frame and its screens load after the sign-in. */
import "#domain/schema/without-eval.ts";
import { LucideProvider } from "lucide-react";
import { Suspense, useState } from "react";
import { RouterProvider } from "react-router/dom";
import { SessionProvider } from "#admin/features/session/session.tsx";
import { Translated, useTranslation } from "#admin/i18n/use-translation.tsx";
import { BrandContext, type Brand } from "#admin/lib/brand.ts";
import { hideInputMethodKeys } from "#admin/lib/input-method.ts";
import { makeRouter } from "./router.tsx";

hideInputMethodKeys();

export function App({ brand }: { brand: Brand }) {
  const [router] = useState(makeRouter);
  return (
    <BrandContext value={brand}>
      <SessionProvider>
        {/* Until the texts of another language are loaded. */}
        <Suspense>
          <Translated>
            <LucideProvider className="icon" size={20}>
              <SkipLink />
              {/* Without transitions a screen renders in one go, which is faster than in slices. */}
              <RouterProvider router={router} useTransitions={false} />
            </LucideProvider>
          </Translated>
        </Suspense>
      </SessionProvider>
    </BrandContext>
  );
}

/**
 * The first tab stop, which skips the frame. It bypasses the router, whose blocker in a changed
 * form would ask about it.
 */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      className="skip-link"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
    >
      {t("skipToContent")}
    </a>
  );
}
