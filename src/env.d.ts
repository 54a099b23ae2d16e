declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates at a touch of the island, or of the elements that a selector names (`islands/touch.ts`). */
    "client:touch"?: boolean | string;
    /** Hydrates near the window or at a touch, with a media query only while that holds (`islands/seen.ts`). */
    "client:seen"?: boolean | string;
    /** Hydrates before the turn at so many milliseconds, or at a touch (`islands/turn.ts`). */
    "client:turn"?: number;
  }
}

export {};
