import { Download } from "lucide-react";
import { useAttempt } from "#admin/lib/use-attempt.ts";

/** Downloads a list as a file, by `save`. */
export function ExportButton({
  save,
  label,
  failed,
}: {
  save: () => Promise<void>;
  label: string;
  failed: string;
}) {
  const attempt = useAttempt();
  return (
    <button
      className="button button--secondary"
      type="button"
      onClick={() => void attempt(save, { failed })}
    >
      <Download className="icon" size={19} aria-hidden="true" />
      <span>{label}</span>
    </button>
  );
}
