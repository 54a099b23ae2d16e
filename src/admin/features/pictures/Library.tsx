/** The library of pictures. Its search, filter and the open picture are in the address. */
import { useQuery } from "@tanstack/react-query";
import { Trash2, X } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { Link } from "react-router";
import { BulkTrouble } from "#admin/features/records/list/BulkBar.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useListParams } from "#admin/lib/use-list-params.ts";
import { IconButton } from "#admin/ui/Button.tsx";
import { ListCard } from "#admin/ui/ListCard.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Pick } from "#admin/ui/select/Pick.tsx";
import { type Selection, useSelection } from "#admin/ui/select/use-selection.ts";
import { isUsed } from "#domain/api/picture-library.ts";
import { useAddPictures } from "./AddPictures.tsx";
import { LibraryTools } from "./LibraryTools.tsx";
import { PictureDrawer } from "./PictureDrawer.tsx";
import { PictureGrid, usePictureName } from "./PictureGrid.tsx";
import { ReplaceEverywhere } from "./Replace.tsx";
import { SHOWS, SORTS, viewOf } from "./library-view.ts";
import { type Picture, pictureQueries } from "./queries.ts";
import { usePictureRemoval } from "./use-removal.ts";

const NONE: Picture[] = [];

export function Component() {
  const { t } = useTranslation();
  const params = useListParams();
  const query = useQuery(pictureQueries.list());
  const { data } = query;
  const view = useDeferredValue(
    JSON.stringify({
      search: params.get("q"),
      show: params.choice("show", SHOWS),
      sort: params.choice("sort", SORTS),
    }),
  );
  const shown = useMemo(
    () => data && viewOf(data, JSON.parse(view) as Parameters<typeof viewOf>[1]),
    [data, view],
  );
  const removable = useMemo(() => shown?.filter(isRemovable) ?? NONE, [shown]);
  const selection = useSelection(removable);
  const nameOf = usePictureName();
  const { running, trouble, remove, restore } = usePictureRemoval({
    nameOf,
    onDone: selection.drop,
  });
  const { button, tiles } = useAddPictures();
  const open = params.setter("picture");
  const opened = data?.find(({ url }) => url === params.get("picture"));
  const total = data?.filter(({ removedAt }) => removedAt === undefined).length;
  const address = (picture: Picture) => {
    const next = new URLSearchParams(params.address);
    next.set("picture", picture.url);
    return `?${next}`;
  };
  return (
    <>
      <PageTop title={t("common.nav.uploads")} lede={t("library.lede")}>
        {button}
      </PageTop>
      {trouble && <BulkTrouble trouble={trouble} />}
      {tiles}
      <ListCard
        title={t("common.nav.uploads")}
        query={query}
        shown={shown}
        words={{
          failed: t("library.failed"),
          empty: t("library.empty"),
          emptyText: t("library.emptyText"),
        }}
        motif="leaf"
        toolbar={
          <LibraryTools
            search={params.get("q")}
            onSearch={params.setter("q")}
            show={params.choice("show", SHOWS)}
            onShow={params.setter("show")}
            sort={params.choice("sort", SORTS)}
            onSort={params.setter("sort")}
            shown={shown?.length}
            total={total}
          />
        }
        noMatch={{
          title: t("library.none"),
          text: t("common.noMatch"),
          clear: t("common.clearFilters"),
          onClear: params.clear,
        }}
        foot={<Bar selection={selection} running={running} onRemove={remove} />}
      >
        {(pictures) => (
          <PictureGrid
            pictures={pictures}
            picked={({ _id }) => selection.has(_id)}
            control={(picture, name) => (
              <Link
                className="library__open"
                to={address(picture)}
                replace
                preventScrollReset
                aria-label={t("library.open", { name })}
              />
            )}
            corner={(picture, name) =>
              isRemovable(picture) && (
                <Pick
                  id={picture._id}
                  label={t("bulk.pick", { name })}
                  picked={selection.has(picture._id)}
                  onPick={selection.toggle}
                />
              )
            }
          />
        )}
      </ListCard>
      <PictureDrawer
        picture={opened}
        onClose={() => {
          open("");
        }}
        onRemove={(picture) => void remove([picture])}
        actions={(picture) => <ReplaceEverywhere picture={picture} />}
        onRestore={(picture) => {
          restore([picture]);
        }}
      />
    </>
  );
}

function isRemovable(picture: Picture): boolean {
  return picture.source === "upload" && picture.removedAt === undefined && !isUsed(picture);
}

/** The action for the selected pictures; while it runs, its progress. */
function Bar({
  selection: { items, clear },
  running,
  onRemove,
}: {
  selection: Selection<Picture>;
  running: { text: string; done: number; total: number } | undefined;
  onRemove: (pictures: Picture[]) => Promise<void>;
}) {
  const { t } = useTranslation();
  if (!running && items.length === 0) return null;
  return (
    <section className="bulk is-dark" data-keep-clear aria-label={t("library.bar")}>
      {running ? (
        <>
          <p role="status">{running.text}</p>
          <progress aria-label={running.text} value={running.done} max={running.total} />
        </>
      ) : (
        <>
          <p role="status">{t("bulk.selected", { count: items.length })}</p>
          <div className="bulk__actions">
            <button
              className="bulk__button bulk__button--danger"
              type="button"
              onClick={() => void onRemove(items)}
            >
              <Trash2 size={18} />
              <span>{t("library.remove")}</span>
            </button>
          </div>
          <IconButton icon={X} label={t("bulk.clear")} onClick={clear} />
        </>
      )}
    </section>
  );
}
