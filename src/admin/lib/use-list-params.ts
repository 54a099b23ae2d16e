import { useSearchParams } from "react-router";

/**
 * Search and filters of a list, kept in the address so that it can be shared and returned to. An
 * absent one is `""`.
 */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  return {
    address: params.toString(),
    get: (name: string) => params.get(name) ?? "",
    choice: <Option extends string>(name: string, options: readonly Option[]) =>
      choiceIn(params, name, options),
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

/** The chosen option; an unknown value in the address counts as no choice. */
export function choiceIn<Option extends string>(
  params: URLSearchParams,
  name: string,
  options: readonly Option[],
): Option | "" {
  return options.find((option) => option === params.get(name)) ?? "";
}
