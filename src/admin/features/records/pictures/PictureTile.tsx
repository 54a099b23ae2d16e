import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { useId } from "react";
import { StepButton } from "#admin/features/records/form/StepButton.tsx";
import type { Picture } from "#domain/records/form-values.ts";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { IconButton } from "#admin/ui/Button.tsx";
import { Length } from "#admin/ui/Length.tsx";
import { Problem } from "#admin/ui/Problem.tsx";
import { Grip } from "#admin/ui/order/Grip.tsx";
import type { GripHandlers } from "#admin/ui/order/use-order.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { PICTURE_ADDRESS } from "#domain/schema/picture-types.ts";
import { problem } from "#domain/schema/problem.ts";
import { lengthNear } from "#domain/text/typed-text.ts";
import { inDigits } from "#domain/text/words.ts";
import { usePlaceholder } from "./use-placeholder.ts";

interface Props {
  picture: Picture;
  index: number;
  count: number;
  grip: GripHandlers;
  /** The picture's own description, which applies while the record has none. */
  own: string | undefined;
  taken: boolean;
  onMove: (from: number, to: number, selector: string) => void;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

/** A picture of the record: its position, its alternative text, and its removal. */
export function PictureTile({
  picture,
  index,
  count,
  grip,
  own,
  taken,
  onMove,
  onAlt,
  onRemove,
}: Props) {
  const { t } = useTranslation();
  const onError = usePlaceholder();
  const n = index + 1;
  const name = t("pictures.nth", { n });
  const problemId = useId();
  const ownId = useId();
  const inherited = picture.alt.trim() === "" ? own : undefined;
  const length = lengthNear(TEXT_MAX.imageAlt, picture.alt) ?? 0;
  const isTooLong = length > TEXT_MAX.imageAlt;
  return (
    <li>
      <div className="upload">
        <img
          src={picture.url}
          alt={picture.alt || inherited || name}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={onError}
        />
        {count > 1 && <Grip label={t("order.grip", { name })} taken={taken} grip={grip} />}
        <IconButton
          icon={X}
          label={t("order.remove", { name })}
          size={17}
          className="upload__remove"
          onClick={onRemove}
        />
        <div className="upload__bar">
          <span>{index === 0 ? t("pictures.cover") : inDigits(n, locale())}</span>
          {count > 1 && (
            <span className="upload__tools">
              <StepButton
                way="back"
                icon={ArrowLeft}
                label={t("pictures.earlier", { n })}
                index={index}
                count={count}
                onMove={onMove}
              />
              <StepButton
                way="on"
                icon={ArrowRight}
                label={t("pictures.later", { n })}
                index={index}
                count={count}
                onMove={onMove}
              />
            </span>
          )}
        </div>
      </div>
      {!PICTURE_ADDRESS.test(picture.url) && <Problem text={t("pictures.elsewhere")} />}
      <input
        className="input"
        name={`images.${index}.alt`}
        aria-label={t("pictures.alt", { n })}
        placeholder={t("pictures.altHint")}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? problemId : inherited && ownId}
        value={picture.alt}
        onChange={({ target }) => {
          onAlt(target.value);
        }}
      />
      {isTooLong ? (
        <Problem
          id={problemId}
          text={problem("tooLongNow", { max: TEXT_MAX.imageAlt, now: length })}
        />
      ) : inherited ? (
        <p className="field__note cell-break" id={ownId}>
          {t("library.own", { text: inherited })}
        </p>
      ) : (
        <Length text={picture.alt} max={TEXT_MAX.imageAlt} />
      )}
    </li>
  );
}
