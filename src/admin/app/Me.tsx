import { LogOut } from "lucide-react";
import { useNavigate } from "react-router";
import { initials } from "#domain/text/text.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useUser } from "#admin/features/session/session.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";

/** Name, initials and role, the language, and the way out. */
export function Me({ onChosen }: { onChosen?: () => void }) {
  const { name, role } = useUser();
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className="side__user">
      <div className="person">
        <span className="avatar" aria-hidden="true">
          {initials(name).toUpperCase()}
        </span>
        <b>{name}</b>
        <span>{t(`common.roles.${role}`)}</span>
      </div>
      <LanguageSelect />
      <button
        className="side__link"
        type="button"
        onClick={() => {
          onChosen?.();
          void navigate("/logout");
        }}
      >
        <LogOut className="icon" size={20} aria-hidden="true" />
        {t("common.nav.signOut")}
      </button>
    </div>
  );
}
