import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { FreshQueryClient } from "#admin/lib/fresh-query-client.ts";

test("what turns outdated while it loads for the first time is asked for again, and the older answer is dropped", async () => {
  const queries = new FreshQueryClient();
  const answers: ((list: string[]) => void)[] = [];
  const observer = new QueryObserver(queries, {
    queryKey: ["pictures"],
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => {
    expect(answers).toHaveLength(1);
  });
  const refreshed = queries.invalidateQueries({ queryKey: ["pictures"] });
  await vi.waitFor(() => {
    expect(answers).toHaveLength(2);
  });
  answers[0]?.(["before"]);
  answers[1]?.(["before", "added"]);
  await refreshed;
  expect(observer.getCurrentResult()).toMatchObject({
    status: "success",
    fetchStatus: "idle",
    data: ["before", "added"],
  });
  stop();
});

test("a list that is not shown yet is asked for again when it is", async () => {
  const queries = new FreshQueryClient();
  let asked = 0;
  const options = { queryKey: ["projects"], queryFn: () => Promise.resolve(++asked) };
  const first = queries.fetchQuery(options).catch(() => "cancelled");
  await queries.invalidateQueries({ queryKey: ["projects"] });
  expect(await first).toBe("cancelled");
  const observer = new QueryObserver(queries, options);
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => {
    expect(observer.getCurrentResult()).toMatchObject({ status: "success", data: 2 });
  });
  stop();
});
