import { Download } from "lucide-react";
import { download } from "../api.ts";
import { useAttempt } from "./use-attempt.ts";

/** Downloads a list as a file. */
export function ExportButton({ path, label, failed }: { path: string; label: string; failed: string }) {
  const attempt = useAttempt();
  return (
    <button className="button button--secondary" type="button" onClick={() => void attempt(() => download(path), { failed })}>
      <Download className="icon" size={19} aria-hidden="true" />
      <span>{label}</span>
    </button>
  );
}
