import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge } from "#admin/ui/Badge.tsx";
import { smallPicture } from "#admin/ui/Thumb.tsx";
import { useGrowing } from "#admin/ui/use-growing.ts";
import { isUsed } from "#domain/api/picture-library.ts";
import { lackingIn, usesOf } from "./library-view.ts";
import type { Picture } from "./queries.ts";

/** Pixels as CSS counts them, at most. */
const BOX = { width: 320, height: 240 };

interface Props {
  pictures: Picture[];
  /** The control over the picture: its link or its checkbox. */
  control: (picture: Picture, name: string) => ReactNode;
  /** Beside the control, such as a checkbox. */
  corner?: (picture: Picture, name: string) => ReactNode;
  picked?: (picture: Picture) => boolean;
}

/** Pictures in fixed boxes, drawn step by step; far ones load when they come near. */
export function PictureGrid({ pictures, control, corner, picked }: Props) {
  const { drawn, end } = useGrowing(pictures);
  const nameOf = usePictureName();
  return (
    <>
      <ul className="library">
        {drawn.map((picture) => {
          const name = nameOf(picture);
          return (
            <li
              key={picture._id}
              className="library__item"
              data-picked={picked?.(picture) ? "" : undefined}
            >
              <div className="library__box">
                <img
                  src={smallPicture(picture.url, BOX)}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  {...BOX}
                />
                {control(picture, name)}
                {corner?.(picture, name)}
              </div>
              <p className="library__name" title={name}>
                {name}
              </p>
              <State picture={picture} />
            </li>
          );
        })}
      </ul>
      <div ref={end} />
    </>
  );
}

/** How often the picture is used, and what it lacks. */
function State({ picture }: { picture: Picture }) {
  const { t } = useTranslation();
  const uses = usesOf(picture).length;
  return (
    <p className="library__state">
      <span>
        {uses > 0
          ? t("library.uses", { count: uses })
          : t(isUsed(picture) ? "library.olderOnly" : "library.unused")}
      </span>
      {lackingIn(picture).length > 0 && <Badge tone="warning">{t("record.value.noAlt")}</Badge>}
    </p>
  );
}

/** The name of a picture for people: its file, else what it shows, else where it is used. */
export function usePictureName(): (picture: Picture) => string {
  const { t } = useTranslation();
  return ({ name, alts, uses }) =>
    name || alts.en || uses.find(({ title }) => title !== "")?.title || t("library.nameless");
}
