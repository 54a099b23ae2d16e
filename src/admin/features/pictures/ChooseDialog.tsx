import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { ListCard } from "#admin/ui/ListCard.tsx";
import { CloseButton, Modal } from "#admin/ui/Modal.tsx";
import { Problem } from "#admin/ui/Problem.tsx";
import { LibraryTools } from "./LibraryTools.tsx";
import { PictureGrid } from "./PictureGrid.tsx";
import { viewOf } from "./library-view.ts";
import { type Picture, pictureQueries } from "./queries.ts";

interface Props {
  title: string;
  /** The name of the button that ends the choice of so many pictures. */
  action: (count: number) => string;
  open: boolean;
  onClose: () => void;
  /** Addresses that are not offered. */
  taken: readonly string[];
  /** How many can be chosen; beyond it the sentence `full` is shown. */
  room: number;
  full: string;
  /** Gets the pictures in the order of the choice. */
  onChoose: (pictures: Picture[]) => void;
}

/** The uploads of the library, to choose from. */
export function ChooseDialog({ title, open, onClose, ...props }: Props) {
  return (
    <Modal
      className="dialog library-choose"
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <header className="drawer__head">
        <Dialog.Title render={<h2 />}>{title}</Dialog.Title>
        <CloseButton />
      </header>
      {open && <Choice title={title} onClose={onClose} {...props} />}
    </Modal>
  );
}

function Choice({ title, action, taken, room, full, onClose, onChoose }: Omit<Props, "open">) {
  const { t } = useTranslation();
  const query = useQuery(pictureQueries.list());
  const [search, setSearch] = useState("");
  const [show, setShow] = useState("");
  const [sort, setSort] = useState("");
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState(false);
  const sentence = useId();
  const sought = useDeferredValue(search);
  const offered = useMemo(
    () => query.data?.filter(({ source, url }) => source === "upload" && !taken.includes(url)),
    [query.data, taken],
  );
  const shown = useMemo(
    () => offered && viewOf(offered, { search: sought, show, sort }),
    [offered, sought, show, sort],
  );
  const toggle = (url: string, on: boolean) => {
    const others = picked.filter((other) => other !== url);
    // The only place goes to the latest choice.
    const next = on ? (room === 1 ? [url] : [...others, url]) : others;
    setRefused(next.length > room);
    if (next.length <= room) setPicked(next);
  };
  return (
    <>
      <ListCard
        title={title}
        query={{ ...query, data: offered }}
        shown={shown}
        words={{
          failed: t("library.failed"),
          empty: t("library.empty"),
          emptyText: t("library.emptyChoice"),
        }}
        motif="leaf"
        toolbar={
          <LibraryTools
            search={search}
            onSearch={setSearch}
            show={show}
            onShow={setShow}
            offers={["used", "unused", "undescribed"]}
            sort={sort}
            onSort={setSort}
            shown={shown?.length}
            total={offered?.filter(({ removedAt }) => removedAt === undefined).length}
          />
        }
        noMatch={{
          title: t("library.none"),
          text: t("common.noMatch"),
          clear: t("common.clearFilters"),
          onClear: () => {
            setSearch("");
            setShow("");
          },
        }}
      >
        {(pictures) => (
          <PictureGrid
            pictures={pictures}
            picked={({ url }) => picked.includes(url)}
            control={({ url }, name) => (
              <label className="library__choice">
                <input
                  type="checkbox"
                  aria-label={name}
                  aria-describedby={refused ? sentence : undefined}
                  checked={picked.includes(url)}
                  onChange={({ target }) => {
                    toggle(url, target.checked);
                  }}
                />
              </label>
            )}
          />
        )}
      </ListCard>
      <footer className="library-choose__foot">
        <div role="status">{refused && <Problem id={sentence} text={full} />}</div>
        <div className="button-row">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button
            kind="primary"
            disabled={picked.length === 0}
            onClick={() => {
              onChoose(picked.flatMap((url) => offered?.find((one) => one.url === url) ?? []));
              onClose();
            }}
          >
            {action(picked.length)}
          </Button>
        </div>
      </footer>
    </>
  );
}
