/** Queries and changes of the inbox. */
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { ApiError, call } from "#admin/lib/api.ts";
import type {
  InboxFilter,
  InboxMessage,
  InboxStats,
  MessagePatch,
  WorkFilter,
} from "#domain/inbox/inbox.ts";

const KEY = ["messages"] as const;

export interface Selection {
  filter: InboxFilter;
  q: string;
  work?: WorkFilter | undefined;
  label?: string;
}

export const messageQueries = {
  /** Page by page, the newest first. */
  list: ({ filter, q, work, label = "" }: Selection) =>
    infiniteQueryOptions({
      queryKey: [...KEY, "list", filter, q, work, label],
      queryFn: async ({ pageParam, signal }) => {
        const {
          data = [],
          cursor,
          total,
        } = await call("GET /api/contact", {
          query: { filter, q, work, label, cursor: pageParam },
          signal,
        });
        return { messages: data, cursor, total };
      },
      initialPageParam: "",
      getNextPageParam: ({ cursor }) => cursor,
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...KEY, "one", id],
      queryFn: async ({ signal }) =>
        (await call("GET /api/contact/:id", { params: { id }, signal })).data,
    }),
  /** The newest messages with a text, and whether there are more. */
  search: (q: string) =>
    queryOptions({
      queryKey: [...KEY, "search", q],
      queryFn: async ({ signal }) => {
        const { data = [], cursor } = await call("GET /api/contact", { query: { q }, signal });
        return { messages: data, more: cursor !== undefined };
      },
      placeholderData: keepPreviousData,
    }),
  /** The messages without an answer, the most urgent first. */
  waiting: () =>
    queryOptions({
      queryKey: [...KEY, "waiting"],
      queryFn: async ({ signal }) =>
        (await call("GET /api/contact", { query: { work: "open" }, signal })).data ?? [],
    }),
  /** The names of those who can take a message. */
  staff: () =>
    queryOptions({
      queryKey: ["staff-names"],
      queryFn: async ({ signal }) => (await call("GET /api/contact/staff", { signal })).data ?? [],
      staleTime: 60_000,
    }),
  /** The newest other messages of a message's sender, and how many there are. */
  related: (id: string) =>
    queryOptions({
      queryKey: [...KEY, "related", id],
      queryFn: async ({ signal }) => {
        const { data = [], total = data.length } = await call("GET /api/contact/:id/related", {
          params: { id },
          signal,
        });
        return { messages: data, total };
      },
    }),
  /** The replies to a message, oldest first; asked again while one waits for the mail server. */
  replies: (id: string) =>
    queryOptions({
      queryKey: [...KEY, "replies", id],
      queryFn: async ({ signal }) =>
        (await call("GET /api/contact/:id/replies", { params: { id }, signal })).data ?? [],
      refetchInterval: ({ state }) =>
        state.data?.some(({ mail }) => mail.state === "waiting") ? 30_000 : false,
    }),
  /** Figures for those who plan the work. */
  figures: () =>
    queryOptions({
      queryKey: [...KEY, "figures"],
      queryFn: async ({ signal }) => (await call("GET /api/contact/figures", { signal })).data,
    }),
  stats: () =>
    queryOptions({
      queryKey: [...KEY, "stats"],
      queryFn: async ({ signal }) => (await call("GET /api/contact/stats", { signal })).data,
    }),
};

/** Counts of the inbox, refreshed every minute while the page is visible. */
export function useInboxStats(): InboxStats | undefined {
  return useQuery({ ...messageQueries.stats(), refetchInterval: 60_000 }).data;
}

interface Page {
  messages: InboxMessage[];
  cursor: string | undefined;
  total: number | undefined;
}

/** Marks, moves, restores or annotates; a note replaces the revision that was read. */
export function useChangeMessage() {
  const queries = useQueryClient();
  const put = (message: InboxMessage) => {
    queries.setQueryData(messageQueries.one(message._id).queryKey, message);
    queries.setQueriesData<InfiniteData<Page>>(
      { queryKey: [...KEY, "list"] },
      (list) => list && withMessage(list, message),
    );
  };
  return useMutation({
    mutationFn: ({ id, patch, revision }: { id: string; patch: MessagePatch; revision?: number }) =>
      call("PATCH /api/contact/:id", { params: { id }, body: patch, etag: revision }),
    onSuccess: ({ data }) => {
      if (data) put(data);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === "conflict" && error.data)
        put(error.data as InboxMessage);
    },
    // An open list keeps its marked messages, so that everyone keeps their place in it.
    onSettled: (_data, _error, { patch }) =>
      queries.invalidateQueries({
        queryKey: KEY,
        predicate: (query) =>
          patch.folder !== undefined ||
          patch.restore !== undefined ||
          query.queryKey[1] !== "list" ||
          !query.isActive(),
      }),
  });
}

function withMessage(list: InfiniteData<Page>, message: InboxMessage): InfiniteData<Page> {
  const pages = list.pages.map((page) => ({
    ...page,
    messages: page.messages.map((other) => (other._id === message._id ? message : other)),
  }));
  return { ...list, pages };
}

/** Moves a message to the trash, or deletes it for good. */
export function useDeleteMessage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, permanent = false }: { id: string; permanent?: boolean }) =>
      call("DELETE /api/contact/:id", {
        params: { id },
        query: { permanent: permanent ? "true" : undefined },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

/** Retries the mail about a message; the answer has its new state. */
export function useRetryMail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("POST /api/contact/:id/mail", { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

/**
 * Sends a reply; `key` names it, so that a repeat is not mailed twice. `sending` also covers a reply
 * that was sent before the message was opened again.
 */
export function useSendReply(id: string) {
  const queries = useQueryClient();
  const mutationKey = ["reply", id];
  const { mutateAsync: send } = useMutation({
    mutationKey,
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      call("POST /api/contact/:id/replies", { params: { id }, body: { text }, key }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  return { send, sending: useIsMutating({ mutationKey }) > 0 };
}

/** Sends a reply again at once; the answer has its new state. */
export function useRetryReply() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (params: { id: string; reply: string }) =>
      call("POST /api/contact/:id/replies/:reply/mail", { params }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
