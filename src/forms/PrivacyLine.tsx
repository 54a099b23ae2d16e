/** How long a message is kept, under its form, and the way to the privacy policy. */

export interface PrivacyTexts {
  text: string;
  href: string;
  label: string;
}

export function PrivacyLine({ text, href, label }: PrivacyTexts) {
  return (
    <p className="form-privacy">
      {text} <a href={href}>{label}</a>
    </p>
  );
}
