import { WifiOff } from "lucide-react";
import { useOnline } from "#admin/lib/connection.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";

/** Over every screen while there is no connection. */
export function ConnectionBar() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div className="connection" role="status">
      {!online && (
        <p>
          <WifiOff className="icon" size={18} aria-hidden="true" />
          {t("common.connection.none")}
        </p>
      )}
    </div>
  );
}
