declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates on the first pointer, focus or key inside the island. */
    "client:touch"?: boolean;
  }
}

export {};
