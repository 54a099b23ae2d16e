/** The entries as links; Messages shows its unread count. */
import { LogOut } from "lucide-react";
import { NavLink, useNavigate } from "react-router";
import { useInboxStats } from "#admin/features/inbox/queries.ts";
import { useUser } from "#admin/features/session/session.tsx";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { initials } from "#domain/text/text.ts";
import { inDigits } from "#domain/text/words.ts";
import { LanguageSelect } from "./LanguageSelect.tsx";
import { mainEntries, moreEntries, type NavEntry, WAITING } from "./nav.ts";

export function NavList({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <nav className="side__nav" aria-label={t("common.nav.label")}>
      <ul>
        {mainEntries(user).map((entry) => (
          <Entry key={entry.to} entry={entry} onChosen={onChosen} />
        ))}
      </ul>
      <ul>
        {moreEntries(user).map((entry) => (
          <Entry key={entry.to} entry={entry} onChosen={onChosen} />
        ))}
      </ul>
    </nav>
  );
}

function Entry({
  entry: { to, label, icon: Icon },
  onChosen,
}: {
  entry: NavEntry;
  onChosen: (() => void) | undefined;
}) {
  return (
    <li>
      <NavLink className="side__link" to={to} end={to === "/"} onClick={onChosen}>
        <Icon size={21} />
        {label}
        {to === WAITING && <Waiting />}
      </NavLink>
    </li>
  );
}

function Waiting() {
  const { t } = useTranslation();
  const open = useInboxStats()?.openContacts ?? 0;
  if (open === 0) return null;
  return (
    <span className="count">
      <span aria-hidden="true">{inDigits(open, locale())}</span>
      <span className="visually-hidden">{t("common.bell.count", { count: open })}</span>
    </span>
  );
}

/** Name, role, language and sign-out. */
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
        <LogOut />
        {t("common.nav.signOut")}
      </button>
    </div>
  );
}
