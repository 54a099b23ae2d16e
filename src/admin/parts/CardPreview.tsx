import { useBrand } from "../brand.ts";

/** How the card of a record will look to visitors. */
export function CardPreview({ label, picture, title, text }: { label: string; picture: string | undefined; title: string; text: string }) {
  const { placeholder } = useBrand();
  return (
    <section className="card preview" aria-label={label}>
      <div className="preview__picture">
        <img src={picture ?? placeholder} alt="" decoding="async" />
      </div>
      <div className="preview__text">
        <b className="cell-break">{title}</b>
        <p className="muted cell-break">{text}</p>
      </div>
    </section>
  );
}
