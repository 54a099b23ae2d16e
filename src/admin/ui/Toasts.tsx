import { lazyOnIdle } from "#admin/lib/lazy-on-idle.tsx";
import { useToasts } from "./toast-queue.ts";

const ToastList = lazyOnIdle(async () => (await import("./ToastList.tsx")).ToastList);

/** Short news at the bottom right. What shows it is fetched with the first of it at the latest. */
export function Toasts() {
  const news = useToasts();
  return <ToastList wanted={news.length > 0 && news} news={news} />;
}
