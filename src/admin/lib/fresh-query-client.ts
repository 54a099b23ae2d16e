import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
} from "@tanstack/react-query";

/**
 * React Query restarts a refetch when its data turns outdated, but not a first load: a list that
 * was asked for before an upload would show the time before it.
 */
export class FreshQueryClient extends QueryClient {
  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters))
      if (query.state.data === undefined && query.state.fetchStatus === "fetching")
        void query.cancel({ silent: true });
    await super.invalidateQueries(filters, options);
  }
}
