import { ExternalLink } from "lucide-react";
import { texts } from "../texts.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

export function TopBar() {
  return (
    <header className="topbar">
      <div className="spacer" />
      <a className="tool-button" href="/" target="_blank" rel="noopener" aria-label={texts.nav.viewSiteNewTab}>
        <ExternalLink className="icon" size={19} aria-hidden="true" />
        <span>{texts.nav.viewSite}</span>
      </a>
      <ThemeSwitch />
    </header>
  );
}
