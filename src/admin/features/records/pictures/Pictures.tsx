import { ImagePlus, Images } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from "react";
import {
  type Control,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  useFormState,
  useWatch,
} from "react-hook-form";
import { useOwnDescriptions } from "#admin/features/pictures/use-own-descriptions.ts";
import type { Picture } from "#domain/records/form-values.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { lazyOnIdle } from "#admin/lib/lazy-on-idle.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Problem } from "#admin/ui/Problem.tsx";
import { OrderNews } from "#admin/ui/order/Grip.tsx";
import { moved } from "#admin/ui/order/places.ts";
import { useOrder } from "#admin/ui/order/use-order.ts";
import { PICTURE_TYPES } from "#domain/schema/picture-types.ts";
import { PictureTile } from "./PictureTile.tsx";
import { UploadTile } from "./UploadTile.tsx";
import { mergePlaces, type Sending, splitPlaces, type Uploads } from "./uploads.ts";

const ChooseDialog = lazyOnIdle(
  async () => (await import("#admin/features/pictures/ChooseDialog.tsx")).ChooseDialog,
);

interface Props<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, "control" | "getValues" | "setValue" | "trigger">;
  uploads: Uploads;
  max: number;
}

/** Adds pictures by picker, drop and paste. A failed upload can be retried; the others stay. */
export function Pictures<Values extends FieldValues & { images: Picture[] }>({
  form,
  uploads,
  max,
}: Props<Values>) {
  const { t } = useTranslation();
  const control = form.control as unknown as Control;
  const pictures = useWatch({ control, name: "images" }) as Picture[];
  const { errors } = useFormState({ control, name: "images" });
  const problem = (get(errors, "images") as FieldError | undefined)?.message;
  const own = useOwnDescriptions(pictures.map(({ url }) => url));
  const sending = useSyncExternalStore(uploads.subscribe, uploads.entries);
  const places = mergePlaces(pictures, sending);
  // As a template, which the React compiler knows for a text that nothing changes.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-template-expression
  const row = `${places.map((place) => (place.picture ? place.picture.url : place.sending.key)).join("\n")}`;
  // Recomputed only when something has moved, not on progress.
  const items = useMemo(() => (row === "" ? [] : row.split("\n")), [row]);
  const [over, setOver] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const [refused, setRefused] = useState("");
  const [choosing, setChoosing] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const focus = useRef<{ place: number; selector: string }>(undefined);
  const room =
    max - pictures.length - sending.filter((entry) => entry.problem === undefined).length;
  /** The form's pictures, which may be newer than the rendered ones. */
  const current = () => form.getValues("images" as Path<Values>) as Picture[];
  const change = (next: (before: Picture[]) => Picture[]) => {
    const images = next(current());
    form.setValue("images" as Path<Values>, images as Values[Path<Values>], { shouldDirty: true });
    // As a field does once it is corrected.
    if (get(errors, "images") !== undefined) void form.trigger("images" as Path<Values>);
  };
  const move = (from: number, to: number) => {
    const next = splitPlaces(moved(places, from, to));
    change(() => next.pictures);
    uploads.replace(next.sending);
  };
  const nameAt = (index: number) => t("pictures.nth", { n: index + 1 });
  const stepTo = (from: number, to: number, selector: string) => {
    focus.current = { place: to, selector };
    move(from, to);
    setAnnouncement(t("order.at", { name: nameAt(from), place: to + 1, total: places.length }));
  };
  const { list, taken, news, grip } = useOrder<string, HTMLUListElement>({
    items,
    nameAt,
    onMove: move,
  });
  useEffect(() => {
    const { place, selector } = focus.current ?? {};
    focus.current = undefined;
    const tile = place === undefined ? undefined : list.current?.children[place];
    if (tile && selector)
      (
        tile.querySelector<HTMLElement>(`${selector}:not(:disabled)`) ??
        tile.querySelector<HTMLElement>("[data-grip]")
      )?.focus();
  }, [items, list]);

  const done = (url: string, { file, place }: Sending, onTheirWay: number) => {
    change((before) => {
      // The same picture has the same address, and is shown once.
      if (before.some((picture) => picture.url === url)) {
        uploads.movedUp(place);
        return before;
      }
      return before.toSpliced(place - onTheirWay, 0, { url, alt: "" });
    });
    setAnnouncement(t("pictures.done", { name: file.name }));
  };
  const add = (files: Iterable<File>) => {
    const all = [...files];
    const taken = all.slice(0, Math.max(0, max - current().length - uploads.running()));
    setRefused(taken.length < all.length ? t("problems.pictures", { max }) : "");
    uploads.add(taken, current().length, done);
  };
  /** Pictures can be pasted anywhere in the form: text fields accept none. */
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.clipboardData?.files.length) add(event.clipboardData.files);
  });
  useEffect(() => {
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("paste", paste);
    };
  }, []);

  return (
    <section
      className="card form-card"
      aria-labelledby="pictures"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        add(event.dataTransfer.files);
      }}
    >
      <header>
        <h2 id="pictures">{t("pictures.title")}</h2>
        <p>{t("pictures.used", { n: pictures.length, max })}</p>
        {room > 0 && (
          <Button
            icon={Images}
            onClick={() => {
              setChoosing(true);
            }}
          >
            {t("library.choose")}
          </Button>
        )}
      </header>
      <ChooseDialog
        needed={choosing}
        title={t("library.choose")}
        action={(count) => t("library.add", { count })}
        open={choosing}
        onClose={() => {
          setChoosing(false);
        }}
        taken={pictures.map(({ url }) => url)}
        room={room}
        full={t("problems.pictures", { max })}
        onChoose={(chosen) => {
          change((before) => [...before, ...chosen.map(({ url }) => ({ url, alt: "" }))]);
          setAnnouncement(t("library.added", { count: chosen.length }));
        }}
      />
      {problem && <Problem text={problem} />}
      <div role="status">{refused && <Problem text={refused} />}</div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <OrderNews news={news} />
      <ul className="uploads" ref={list}>
        {places.map(({ picture, sending: entry }, index) =>
          picture ? (
            <PictureTile
              key={picture.url}
              picture={picture}
              index={index}
              count={places.length}
              grip={grip}
              own={own.get(picture.url)}
              taken={taken === index}
              onMove={stepTo}
              onAlt={(alt) => {
                change((before) =>
                  before.map((other) => (other.url === picture.url ? { ...other, alt } : other)),
                );
              }}
              onRemove={() => {
                change((before) => before.filter(({ url }) => url !== picture.url));
                uploads.movedUp(index);
                setAnnouncement(t("order.removed", { name: nameAt(index) }));
                picker.current?.focus();
              }}
            />
          ) : (
            <UploadTile
              key={entry.key}
              entry={entry}
              onRetry={() => {
                if (room > 0) uploads.again(entry.key, done);
                else setRefused(t("problems.pictures", { max }));
              }}
              onDismiss={() => {
                uploads.dismiss(entry.key);
                picker.current?.focus();
              }}
            />
          ),
        )}
        <li>
          {room > 0 ? (
            <label className={`upload upload--add${over ? " is-over" : ""}`}>
              <ImagePlus size={24} />
              <b>{t("pictures.add")}</b>
              <span>{t("pictures.hint")}</span>
              <input
                className="visually-hidden"
                type="file"
                multiple
                accept={Object.values(PICTURE_TYPES).join()}
                ref={picker}
                onChange={({ target }) => {
                  add(target.files ?? []);
                  target.value = "";
                }}
              />
            </label>
          ) : (
            <p className="upload upload--full">{t("problems.pictures", { max })}</p>
          )}
        </li>
      </ul>
    </section>
  );
}
