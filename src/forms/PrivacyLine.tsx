/** How long a message is kept, under its form, and the way to the privacy policy. */
import type { PrivacyTexts } from "#site/i18n/form-texts.ts";

export function PrivacyLine({ text, href, label }: PrivacyTexts) {
  return (
    <p className="form-privacy">
      {text} <a href={href}>{label}</a>
    </p>
  );
}
