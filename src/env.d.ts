/// <reference types="vite/client" />
import type { ReactNode } from "react";

declare module "astro" {
  interface AstroClientDirectives {
    /**
     * Hydrates at a touch of the island, of elements matching a selector, or near the window
     * (`islands/touch.ts`).
     */
    "client:touch"?: boolean | string | { near: boolean | string };
    /**
     * Hydrates before the first turn, due after that many milliseconds, or at a touch
     * (`islands/turn.ts`).
     */
    "client:turn"?: number;
  }
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** `scripts/reply-by.ts` */
      "reply-by": { children?: ReactNode } & Record<`data-${string}`, string | number | undefined>;
    }
  }
}
