import { useQuery } from "@tanstack/react-query";
import { platforms, prices as listed } from "#generated/prices.ts";
import { serviceQueries } from "#admin/features/records/queries.ts";
import type { Values } from "./form-values.ts";

/** A page that has a price or may get one. */
export interface PricedPage {
  /** The key of its price. */
  page: string;
  name: string;
}

/**
 * The services as staff order and name them, and the platforms. A renamed service keeps the key of
 * its price.
 */
export function usePages(prices: Values["prices"]): PricedPage[] {
  const { data: services = [] } = useQuery(serviceQueries.list());
  const known = { ...listed, ...prices };
  const found = new Map(
    services.map(({ slug, formerSlugs, serviceType }) => {
      const keys = [slug, ...formerSlugs].map((name) => `services/${name}`);
      return [keys.find((key) => key in known) ?? `services/${slug}`, serviceType] as const;
    }),
  );
  for (const [page, name] of Object.entries(platforms)) found.set(page, name);
  // Also before the services have arrived, or when their page has gone.
  for (const page of Object.keys(prices))
    if (!found.has(page)) found.set(page, listed[page]?.name ?? page);
  return Array.from(found, ([page, name]) => ({ page, name }));
}
