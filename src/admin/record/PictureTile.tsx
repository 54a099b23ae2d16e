import { ArrowLeft, ArrowRight, X } from "lucide-react";
import type { GripHandlers } from "./use-drag-order.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { Grip, StepButton } from "./OrderButtons.tsx";
import { usePlaceholder } from "./use-placeholder.ts";
import { texts } from "./texts.ts";
import type { Picture } from "./values.ts";

interface Props {
  picture: Picture;
  index: number;
  count: number;
  grip: GripHandlers;
  onMove: (from: number, to: number, selector: string) => void;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

const words = texts.pictures;

/** A picture of the record, the cover first: where it stands, what it shows, and taking it out. */
export function PictureTile({ picture, index, count, grip, onMove, onAlt, onRemove }: Props) {
  const onError = usePlaceholder();
  return (
    <li>
      <div className="upload">
        <img
          src={picture.url}
          alt={picture.alt || words.nth(index + 1)}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={onError}
        />
        {count > 1 && <Grip noun={words.noun} index={index} grip={grip} corner />}
        <button className="icon-button upload__remove" type="button" aria-label={words.remove(index + 1)} onClick={onRemove}>
          <X className="icon" size={17} aria-hidden="true" />
        </button>
        <div className="upload__bar">
          <span>{index === 0 ? words.cover : index + 1}</span>
          {count > 1 && (
            <span className="upload__tools">
              <StepButton way="back" icon={ArrowLeft} label={words.earlier(index + 1)} index={index} count={count} onMove={onMove} />
              <StepButton way="on" icon={ArrowRight} label={words.later(index + 1)} index={index} count={count} onMove={onMove} />
            </span>
          )}
        </div>
      </div>
      <input
        className="input"
        aria-label={words.alt(index + 1)}
        placeholder={words.altHint}
        maxLength={TEXT_MAX.imageAlt}
        value={picture.alt}
        onChange={({ target }) => {
          onAlt(target.value);
        }}
      />
    </li>
  );
}
