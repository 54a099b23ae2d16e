import { useTranslation } from "react-i18next";

/** The first stop of the keyboard: past the frame, to the screen's own words. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href="#main">
      {t("common.skip")}
    </a>
  );
}
