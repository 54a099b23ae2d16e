declare module "astro" {
  interface AstroClientDirectives {
    /**
     * Hydrates at a touch of the island, or of the elements that a selector names, or near the
     * window (`islands/touch.ts`).
     */
    "client:touch"?: boolean | string | { near: boolean | string };
    /** Hydrates before the turn at so many milliseconds, or at a touch (`islands/turn.ts`). */
    "client:turn"?: number;
  }
}

export {};
