declare module "astro" {
  interface AstroClientDirectives {
    /**
     * Hydrates on the first pointer, focus or key inside the island, or inside the elements that a
     * selector names.
     */
    "client:touch"?: boolean | string;
  }
}

export {};
