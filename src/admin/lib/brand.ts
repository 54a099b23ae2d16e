/** Data of the agency and this installation, from the page. */
import { createContext, useContext } from "react";

export interface Brand {
  name: string;
  /** Pictures and addresses from the build. */
  picture: string;
  placeholder: string;
  /** Whether empty states have a motif: `/motifs/<name>.svg`. */
  hasMotifs: boolean;
  /** The values of `{braces}` in English texts. */
  facts: Record<string, string>;
  /** The public demo accounts; only where DEMO is on. */
  demo: { password: string; accounts: { name: string; email: string }[] } | undefined;
}

export const BrandContext = createContext<Brand | undefined>(undefined);

export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error("useBrand must be used inside the App.");
  return brand;
}
