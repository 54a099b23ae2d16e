import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentOf } from "#admin/lib/dates.ts";
import type { LibraryPicture } from "#domain/api/picture-library.ts";
import { intlTag } from "#domain/text/intl.ts";

/** Size, type, time and author of a picture. */
export function PictureFacts({ picture }: { picture: LibraryPicture }) {
  const { t } = useTranslation();
  const { name, type, width, height, bytes, at, by } = picture;
  const facts: [label: string, value: string][] = [
    ...(name ? [[t("library.facts.file"), name] as [string, string]] : []),
    [
      t("library.facts.size"),
      width === undefined || height === undefined
        ? t("library.facts.unmeasured")
        : t("library.facts.pixels", { width, height }),
    ],
    [
      t("library.facts.type"),
      [type.replace("image/", "").toUpperCase(), bytes === undefined ? "" : sizeOf(bytes)]
        .filter(Boolean)
        .join(", "),
    ],
    ...(at === undefined
      ? []
      : [
          [
            t("library.facts.added"),
            by === undefined
              ? momentOf(at)
              : t("library.facts.addedBy", { time: momentOf(at), who: by }),
          ] as [string, string],
        ]),
  ];
  return (
    <dl className="library-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="cell-break">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `398 kB`, `1.2 MB`. */
function sizeOf(bytes: number): string {
  const [unit, size] =
    bytes < 1_000_000
      ? (["kilobyte", bytes / 1_000] as const)
      : (["megabyte", bytes / 1_000_000] as const);
  return new Intl.NumberFormat(intlTag(locale()), {
    style: "unit",
    unit,
    maximumSignificantDigits: 3,
  }).format(size);
}
