import { Popover } from "@base-ui/react/popover";
import { ListTree } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { IconButton } from "#admin/ui/Button.tsx";
import { goToSection, type Section, useSections } from "./use-sections.ts";

interface Props {
  /** The element with the columns of the form, once it is there. */
  fields: HTMLElement | null;
}

/** The sections of a long form, beside its fields on wide windows. */
export function Contents({ fields }: Props) {
  const { t } = useTranslation();
  const { sections, current } = useSections(fields);
  if (sections.length < 2) return null;
  return (
    <nav className="contents" aria-label={t("lists.contents")}>
      <Links sections={sections} current={current} onChosen={goToSection} />
    </nav>
  );
}

/** The same list behind a button, where there is no room beside the fields. */
export function JumpTo({ fields }: Props) {
  const { t } = useTranslation();
  const { sections, current } = useSections(fields);
  const [open, setOpen] = useState(false);
  if (sections.length < 2) return null;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        render={<IconButton icon={ListTree} label={t("lists.jump")} className="jump" />}
      />
      <Popover.Portal>
        <Popover.Positioner className="jump__place" align="start" sideOffset={6}>
          {/* The focus goes to the section, or back to the button. */}
          <Popover.Popup
            className="jump__panel"
            finalFocus={() => document.activeElement === document.body}
          >
            <Popover.Title className="visually-hidden">{t("lists.contents")}</Popover.Title>
            <Links
              sections={sections}
              current={current}
              onChosen={(id) => {
                setOpen(false);
                goToSection(id);
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface LinksProps {
  sections: readonly Section[];
  current: string | undefined;
  onChosen: (id: string) => void;
}

function Links({ sections, current, onChosen }: LinksProps) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            onClick={(event) => {
              // The address keeps its place in the history of the form.
              event.preventDefault();
              onChosen(id);
            }}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
