/** The entries as links; Messages tells how many are unread. */
import { useQuery } from "@tanstack/react-query";
import { NavLink } from "react-router";
import { messageQueries } from "../queries/messages.ts";
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

/** Asked for again every minute while the page is seen. */
function Unread() {
  const { data } = useQuery({ ...messageQueries.stats(), refetchInterval: 60_000 });
  const unread = data?.unreadContacts ?? 0;
  if (unread === 0) return null;
  return (
    <span className="count">
      {unread}
      <span className="visually-hidden"> {texts.nav.unread(unread).replace(/^\d+ /, "")}</span>
    </span>
  );
}
