import { ExternalLink, Trash2, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Drawer } from "#admin/ui/Drawer.tsx";
import { isUsed } from "#domain/api/picture-library.ts";
import { KEEP_DAYS } from "#domain/limits.ts";
import { LOCALES } from "#domain/links.ts";
import { languageName } from "#domain/text/words.ts";
import { Descriptions } from "./Descriptions.tsx";
import { PictureFacts } from "./PictureFacts.tsx";
import { usePictureName } from "./PictureGrid.tsx";
import { UseList } from "./UseList.tsx";
import type { Picture } from "./queries.ts";

interface Props {
  /** Closed while `undefined`. */
  picture: Picture | undefined;
  onClose: () => void;
  onRemove: (picture: Picture) => void;
  onRestore: (picture: Picture) => void;
  /** Further actions on an upload. */
  actions?: (picture: Picture) => ReactNode;
}

/** One picture: large, with its facts, its uses, and its descriptions. */
export function PictureDrawer({ picture, onClose, ...actions }: Props) {
  const nameOf = usePictureName();
  // The last picture stays during the closing transition.
  const [shown, setShown] = useState(picture);
  if (picture && picture !== shown) setShown(picture);
  return (
    <Drawer open={picture !== undefined} onOpenChange={onClose} title={shown ? nameOf(shown) : ""}>
      {shown && <Detail key={shown._id} picture={shown} {...actions} />}
    </Drawer>
  );
}

function Detail({
  picture,
  onRemove,
  onRestore,
  actions,
}: Omit<Props, "picture" | "onClose"> & {
  picture: Picture;
}) {
  const { t } = useTranslation();
  const { source, url, alts, width, height, uses, removedAt } = picture;
  const isUpload = source === "upload";
  return (
    <div className="library-detail">
      <a className="library-large" href={url} target="_blank" rel="noreferrer">
        <img src={url} alt={alts.en ?? ""} {...(width && { width, height })} />
        <span>
          <ExternalLink size={16} />
          {t("library.openFile")}
        </span>
      </a>
      <PictureFacts picture={picture} />
      <section aria-labelledby="library-uses">
        <h3 id="library-uses">{t("library.usedIn")}</h3>
        <UseList uses={uses} />
      </section>
      <section aria-labelledby="library-words">
        <h3 id="library-words">{t("pictures.altHint")}</h3>
        {isUpload ? (
          <>
            <p className="field__note">{t("library.wordsNote")}</p>
            <Descriptions picture={picture} />
          </>
        ) : (
          <>
            <p className="field__note">{t("library.wordsInContent")}</p>
            <dl className="library-facts">
              {LOCALES.map((locale) => (
                <div key={locale}>
                  <dt lang={locale}>{languageName(locale)}</dt>
                  <dd lang={alts[locale] && locale}>{alts[locale] ?? t("record.value.noAlt")}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </section>
      {isUpload && (
        <section aria-labelledby="library-more">
          <h3 id="library-more">{t("library.more")}</h3>
          {removedAt !== undefined ? (
            <>
              <p>{t("library.removedNote", { days: KEEP_DAYS.removedImage })}</p>
              <Button
                icon={Undo2}
                onClick={() => {
                  onRestore(picture);
                }}
              >
                {t("common.restore")}
              </Button>
            </>
          ) : (
            <>
              {isUsed(picture) && <p>{t("library.cannotRemove")}</p>}
              <div className="button-row">
                {actions?.(picture)}
                {!isUsed(picture) && (
                  <Button
                    kind="danger"
                    icon={Trash2}
                    onClick={() => {
                      onRemove(picture);
                    }}
                  >
                    {t("library.remove")}
                  </Button>
                )}
              </div>
            </>
          )}
        </section>
      )}
    </div>
  );
}
