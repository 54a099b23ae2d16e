import { useSearchParams } from "react-router";
import type { Direction } from "#admin/ui/SortHead.tsx";

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
    /** Several choices under one name, in the order of the options. */
    choices: <Option extends string>(name: string, options: readonly Option[]) =>
      choicesIn(params, name, options),
    toggler: (name: string) => (value: string, on: boolean) => {
      setParams(
        (before) => {
          if (on) before.append(name, value);
          else before.delete(name, value);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
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
    /** Sorts by a column, then the other way round, then not at all. */
    sorter: (name: string, first: Direction = "ascending") => {
      const now = directionIn(params, name);
      const second = first === "ascending" ? "descending" : "ascending";
      const next = now === undefined ? first : now === first ? second : undefined;
      return {
        direction: now,
        onSort: () => {
          setParams(
            (before) => {
              if (next === undefined) before.delete("sort");
              else before.set("sort", next === "ascending" ? name : `-${name}`);
              return before;
            },
            { replace: true, preventScrollReset: true },
          );
        },
      };
    },
    clear: () => {
      setParams({}, { replace: true, preventScrollReset: true });
    },
  };
}

/** How a column sorts the list: `sort=name`, or `sort=-name` for the other way round. */
export function directionIn(params: URLSearchParams, name: string): Direction | undefined {
  const sort = params.get("sort");
  return sort === name ? "ascending" : sort === `-${name}` ? "descending" : undefined;
}

/** The chosen option; an unknown value in the address counts as no choice. */
export function choiceIn<Option extends string>(
  params: URLSearchParams,
  name: string,
  options: readonly Option[],
): Option | "" {
  return options.find((option) => option === params.get(name)) ?? "";
}

/** As `choiceIn`, for a name that the address has once for each choice. */
export function choicesIn<Option extends string>(
  params: URLSearchParams,
  name: string,
  options: readonly Option[],
): Option[] {
  const chosen = params.getAll(name);
  return options.filter((option) => chosen.includes(option));
}
