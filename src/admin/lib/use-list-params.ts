import { useSearchParams } from "react-router";

/**
 * Search and filters of a list, kept in the address so that it can be shared and come back to. An
 * absent one is `""`.
 */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  return {
    get: (name: string) => params.get(name) ?? "",
    /**
     * One of the options; what somebody has typed into the address and is none of them is no
     * choice.
     */
    choice: <Option extends string>(name: string, options: readonly Option[]): Option | "" =>
      options.find((option) => option === params.get(name)) ?? "",
    setter: (name: string) => (value: string) => {
      setParams(
        (before) => {
          if (value === "") before.delete(name);
          else before.set(name, value);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    clear: () => {
      setParams({}, { replace: true, preventScrollReset: true });
    },
  };
}
