import { useQueryClient } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { pictureUpload } from "#admin/features/records/pictures/send-picture.ts";
import { UploadTile } from "#admin/features/records/pictures/UploadTile.tsx";
import { Uploads } from "#admin/features/records/pictures/uploads.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { PICTURE_TYPES } from "#domain/schema/picture-types.ts";
import { pictureQueries } from "./queries.ts";

/** Uploads into the library by picker, drop and paste; a failed one can be retried. */
export function useAddPictures(): { button: ReactNode; tiles: ReactNode } {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [uploads] = useState(() => new Uploads(pictureUpload));
  const sending = useSyncExternalStore(uploads.subscribe, uploads.entries);
  const done = (_url: string, { file }: { file: File }) => {
    showToast(t("pictures.done", { name: file.name }));
    void queries.invalidateQueries(pictureQueries.list());
  };
  const add = (files: Iterable<File>) => {
    uploads.add([...files], 0, done);
  };
  const receive = useEffectEvent((event: DragEvent | ClipboardEvent) => {
    const carried = "dataTransfer" in event ? event.dataTransfer : event.clipboardData;
    if (!carried?.types.includes("Files")) return;
    event.preventDefault();
    if (event.type !== "dragover") add(carried.files);
  });
  useEffect(() => {
    const types = ["dragover", "drop", "paste"] as const;
    for (const type of types) document.addEventListener(type, receive);
    return () => {
      for (const type of types) document.removeEventListener(type, receive);
    };
  }, []);
  return {
    button: (
      <label className="button button--primary library-add">
        <ImagePlus size={19} />
        <span>{t("pictures.add")}</span>
        <input
          className="visually-hidden"
          type="file"
          multiple
          accept={Object.values(PICTURE_TYPES).join()}
          onChange={({ target }) => {
            add(target.files ?? []);
            target.value = "";
          }}
        />
      </label>
    ),
    tiles: sending.length > 0 && (
      <ul className="uploads library-uploads" aria-label={t("library.uploading")}>
        {sending.map((entry) => (
          <UploadTile
            key={entry.key}
            entry={entry}
            onRetry={() => {
              uploads.again(entry.key, done);
            }}
            onDismiss={() => {
              uploads.dismiss(entry.key);
            }}
          />
        ))}
      </ul>
    ),
  };
}
