import { Download } from "lucide-react";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { Button } from "./Button.tsx";

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
    <Button icon={Download} onClick={() => void attempt(save, { failed })}>
      {label}
    </Button>
  );
}
