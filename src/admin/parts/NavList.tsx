/** The entries as links; Messages tells how many are unread. */
import { NavLink } from "react-router";
import { useUnread } from "../queries/messages.ts";
import { useUser } from "../session.tsx";
import { texts } from "../texts.ts";
import { mainEntries, moreEntries, type NavEntry } from "./nav.ts";

export function NavList({ onChosen }: { onChosen?: () => void }) {
  const user = useUser();
  return (
    <nav className="side__nav" aria-label={texts.nav.label}>
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

function Entry({ entry: { to, label, icon: Icon }, onChosen }: { entry: NavEntry; onChosen: (() => void) | undefined }) {
  return (
    <li>
      <NavLink className="side__link" to={to} end={to === "/"} onClick={onChosen}>
        <Icon className="icon" size={21} aria-hidden="true" />
        {label}
        {to === "/contacts" && <Unread />}
      </NavLink>
    </li>
  );
}

function Unread() {
  const unread = useUnread() ?? 0;
  if (unread === 0) return null;
  return (
    <span className="count">
      {unread}
      <span className="visually-hidden"> {texts.nav.unread(unread).replace(/^\d+ /, "")}</span>
    </span>
  );
}
