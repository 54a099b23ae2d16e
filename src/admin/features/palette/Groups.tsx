import { useEffect, useRef } from "react";
import type { Finding, Group } from "./finding.ts";

export function optionId(group: string, { id }: Finding): string {
  return `palette-${group}-${id}`.replace(/[^\w-]/g, "-");
}

interface Props {
  groups: Group[];
  activeId: string | undefined;
  onChoose: (finding: Finding) => void;
}

/** The options of the list box. The focus stays in the search field, which names the active one. */
export function Groups({ groups, activeId, onChoose }: Props) {
  const active = useRef<HTMLDivElement>(null);
  useEffect(() => {
    active.current?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  return groups.map(({ id, label, findings }) => (
    <div key={id} role="group" aria-labelledby={`palette-group-${id}`}>
      <p className="palette__group" id={`palette-group-${id}`} role="presentation">
        {label}
      </p>
      {findings.map((finding) => {
        const option = optionId(id, finding);
        const { label: name, note, icon: Icon } = finding;
        return (
          // The keys are the search field's, which never loses the focus.
          <div
            key={option}
            ref={option === activeId ? active : undefined}
            className="palette__option"
            id={option}
            role="option"
            aria-selected={option === activeId}
            onClick={() => {
              onChoose(finding);
            }}
            onMouseDown={(event) => {
              event.preventDefault();
            }}
          >
            <Icon className="icon" size={19} aria-hidden="true" />
            <span className="palette__words">
              <b>{name}</b>
              {note && <small>{note}</small>}
            </span>
          </div>
        );
      })}
    </div>
  ));
}
