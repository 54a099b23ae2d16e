import { ArrowRight, Check } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { sentenceOf } from "#admin/lib/api.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Modal } from "#admin/ui/Modal.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import { smallPicture } from "#admin/ui/Thumb.tsx";
import { usePictureName } from "./PictureGrid.tsx";
import { isReplaceable, replaceable } from "./library-view.ts";
import type { Picture } from "./queries.ts";
import { type Place, titleOf, useReplacing } from "./use-replacing.ts";

/** Pixels as CSS counts them. */
const BOX = { width: 160, height: 120 };

interface Props {
  picture: Picture;
  by: Picture;
  open: boolean;
  onClose: () => void;
}

/** Names every place before the first one changes, and afterwards those that did not. */
export function ReplaceDialog({ picture, by, open, onClose }: Props) {
  const { t } = useTranslation();
  const nameOf = usePictureName();
  // The places at the beginning: the library knows of each change at once.
  const [places] = useState<Place[]>(() => replaceable(picture));
  const others = picture.uses.filter((use) => !isReplaceable(use)).length;
  const drafts = places.filter(({ isDraft }) => isDraft).length;
  const [keepAlt, setKeepAlt] = useState(!by.alts.en);
  const { done, failed, running, run, finish } = useReplacing(picture, by, keepAlt);
  const left = places.filter((place) => !done.has(place.key));
  const close = () => {
    if (running !== undefined) return;
    finish();
    onClose();
  };
  const start = async () => {
    if (running === undefined && (await run(left))) onClose();
  };
  const begun = done.size + failed.size > 0;
  return (
    <Modal
      title={t("library.replaceTitle", { count: places.length })}
      open={open}
      onOpenChange={close}
      disablePointerDismissal
    >
      <div className="library-swap">
        {[picture, by].map((one, index) => (
          <figure key={one.url}>
            <img src={smallPicture(one.url, BOX)} alt="" {...BOX} />
            <figcaption className="cell-break">
              <small>{t(index === 0 ? "library.before" : "library.after")}</small> {nameOf(one)}
            </figcaption>
          </figure>
        ))}
        <ArrowRight size={22} />
      </div>
      {failed.size > 0 && (
        <Notice tone="danger">
          <p>{t("library.replaceStopped", { done: done.size, total: places.length })}</p>
        </Notice>
      )}
      <ul className="library-uses">
        {places.map((place) => (
          <PlaceLine
            key={place.key}
            place={place}
            done={done.has(place.key)}
            error={failed.get(place.key)}
          />
        ))}
      </ul>
      {drafts > 0 && <p className="field__note">{t("library.replaceDrafts", { count: drafts })}</p>}
      {others > 0 && <p className="field__note">{t("library.replaceOthers", { count: others })}</p>}
      {!begun && <Descriptions by={by} keep={keepAlt} onKeep={setKeepAlt} />}
      <p role="status" className="field__note">
        {running !== undefined && t("library.replacing", { done: running, total: left.length })}
      </p>
      <div className="button-row">
        <Button onClick={close}>{t(begun ? "close" : "cancel")}</Button>
        <Button kind="primary" busy={running !== undefined} onClick={() => void start()}>
          {begun ? t("common.retry") : t("library.replaceAction")}
        </Button>
      </div>
    </Modal>
  );
}

function PlaceLine({ place, done, error }: { place: Place; done: boolean; error: unknown }) {
  const { t } = useTranslation();
  return (
    <li>
      <Badge plain tone="info">
        {t(`record.kinds.${place.kind}`)}
      </Badge>
      <span className="cell-break">
        {titleOf(place)}
        {place.isDraft && <small> {t("library.places.draft")}</small>}
        {error !== undefined && (
          <small className="library-why">
            {" "}
            {sentenceOf(error, t("bulk.unknown"), t("common.errors.network"))}
          </small>
        )}
      </span>
      {done && <Check size={18} role="img" aria-label={t("library.replacedHere")} />}
    </li>
  );
}

/** What happens to descriptions that a page has of its own. */
function Descriptions({
  by,
  keep,
  onKeep,
}: {
  by: Picture;
  keep: boolean;
  onKeep: (keep: boolean) => void;
}) {
  const { t } = useTranslation();
  const name = useId();
  const choice = (value: boolean, label: string) => (
    <label>
      <input
        type="radio"
        name={name}
        checked={keep === value}
        onChange={() => {
          onKeep(value);
        }}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className="library-swap__words">
      <legend>{t("pictures.altHint")}</legend>
      {choice(false, by.alts.en ? t("library.altNew", { text: by.alts.en }) : t("library.altNone"))}
      {choice(true, t("library.altKeep"))}
    </fieldset>
  );
}
