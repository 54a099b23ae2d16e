import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { Expand, Monitor, Smartphone, X } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useWatch, type Control, type FieldValues } from "react-hook-form";
import { Spinner } from "../../parts/Spinner.tsx";
import { Failure } from "../../parts/states.tsx";
import { texts as shared } from "../../texts.ts";
import type { PreviewPlan } from "../plan.ts";
import { texts } from "../texts.ts";
import { PreviewFrame } from "./PreviewFrame.tsx";
import { Choice } from "./Choice.tsx";
import { fetchTemplates } from "./template.ts";

const words = texts.preview;

interface Props<Values extends FieldValues> {
  plan: PreviewPlan<Values>;
  control: Control<Values>;
  /** The address that the record has; a new one borrows the page of another. */
  slug: string | undefined;
}

type What = "card" | "page";
export type Width = "phone" | "desktop";

/** What visitors will see, as one types: the card in the list and the beginning of the page, on a phone or a desktop. */
export function Preview<Values extends FieldValues>({ plan, control, slug }: Props<Values>) {
  const { list, card } = plan;
  const { data, isError, refetch } = useQuery({
    queryKey: ["preview", list, slug],
    queryFn: ({ signal }) => fetchTemplates(list, card, slug, signal),
    staleTime: Infinity,
  });
  // A frame behind what is typed: keys come first.
  const values = useDeferredValue(useWatch({ control }) as Values);
  const [what, setWhat] = useState<What>("page");
  const [width, setWidth] = useState<Width>("phone");
  const [large, setLarge] = useState(false);

  const body = (size: Width) => {
    if (isError) return <Failure text={words.failed} onRetry={() => void refetch()} />;
    if (!data)
      return (
        <p className="preview__loading" role="status">
          <Spinner /> {words.loading}
        </p>
      );
    return <PreviewFrame template={data[what]} fill={what === "card" ? plan.fillCard : plan.fillPage} values={values} width={size} />;
  };
  const whatChoice = <Choice label={words.look} value={what} onChange={setWhat} options={{ page: words.page, card: words.card }} />;
  const widthChoice = (
    <Choice
      label={words.width}
      value={width}
      onChange={setWidth}
      options={{ phone: words.phone, desktop: words.desktop }}
      icons={{ phone: Smartphone, desktop: Monitor }}
    />
  );

  return (
    <section className="card preview" aria-labelledby="preview">
      <header className="preview__head">
        <h2 id="preview">{words.title}</h2>
        {whatChoice}
        {widthChoice}
        <Dialog.Root open={large} onOpenChange={setLarge}>
          <Dialog.Trigger className="icon-button" aria-label={words.enlarge} title={words.enlarge}>
            <Expand className="icon" size={18} aria-hidden="true" />
          </Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Backdrop className="backdrop" />
            <Dialog.Popup className="dialog preview-large">
              <header className="preview__head">
                <Dialog.Title render={<h2 />}>{words.title}</Dialog.Title>
                {whatChoice}
                {widthChoice}
                <Dialog.Close className="icon-button" aria-label={shared.close}>
                  <X className="icon" size={20} aria-hidden="true" />
                </Dialog.Close>
              </header>
              {body(width)}
            </Dialog.Popup>
          </Dialog.Portal>
        </Dialog.Root>
      </header>
      {!large && body(width)}
    </section>
  );
}
