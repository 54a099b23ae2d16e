/** What the page tells the app about the agency and this installation. */
import { createContext, useContext } from "react";

export interface Brand {
  name: string;
  /** Pictures and addresses that the build has made. */
  picture: string;
  placeholder: string;
  motifs: Record<string, string>;
  /** What English texts may name in braces. */
  facts: Record<string, string>;
  /** The accounts that everybody may use; only where DEMO is on. */
  demo: { password: string; accounts: { name: string; email: string }[] } | undefined;
}

export const BrandContext = createContext<Brand | undefined>(undefined);

export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error("useBrand must be used inside the App.");
  return brand;
}
