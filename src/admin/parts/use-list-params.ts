import { useSearchParams } from "react-router";

/** Search and filters of a list, kept in the address so that it can be shared and come back to. An absent one is `""`. */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  return {
    get: (name: string) => params.get(name) ?? "",
    /** One of the options; what somebody has typed into the address and is none of them is no choice. */
    choice: <Options extends object>(name: string, options: Options): keyof Options & string => {
      const value = params.get(name) ?? "";
      return (Object.hasOwn(options, value) ? value : "") as keyof Options & string;
    },
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
