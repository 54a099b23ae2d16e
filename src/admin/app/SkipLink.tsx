import { useTranslation } from "#admin/i18n/use-translation.tsx";

/**
 * The first stop of the keyboard: past the frame, to the screen's own words. No way of the router,
 * which a form with changes would hold up.
 */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      className="skip-link"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
    >
      {t("skipToContent")}
    </a>
  );
}
