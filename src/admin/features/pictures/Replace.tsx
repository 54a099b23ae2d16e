import { Replace } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { ChooseDialog } from "./ChooseDialog.tsx";
import { ReplaceDialog } from "./ReplaceDialog.tsx";
import { replaceable } from "./library-view.ts";
import type { Picture } from "./queries.ts";

/** Puts another picture of the library in every place of this one: choice, check, run. */
export function ReplaceEverywhere({ picture }: { picture: Picture }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<"choose" | "check">();
  const [by, setBy] = useState<Picture>();
  const leave = (left: "choose" | "check") => {
    setStep((now) => (now === left ? undefined : now));
  };
  // The dialog of a run stays when nothing is left to replace.
  if (replaceable(picture).length === 0 && step === undefined) return null;
  return (
    <>
      <Button
        icon={Replace}
        onClick={() => {
          setStep("choose");
        }}
      >
        {t("library.replace")}
      </Button>
      <ChooseDialog
        title={t("library.replaceBy")}
        action={() => t("library.choosePicture")}
        open={step === "choose"}
        onClose={() => {
          leave("choose");
        }}
        taken={[picture.url]}
        room={1}
        full=""
        onChoose={([next]) => {
          setBy(next);
          setStep("check");
        }}
      />
      {by && (
        <ReplaceDialog
          key={by.url}
          picture={picture}
          by={by}
          open={step === "check"}
          onClose={() => {
            leave("check");
          }}
        />
      )}
    </>
  );
}
