/** A form page made by a function: requested without JavaScript, or after a refusal. */
import type { ComponentProps } from "react";
import type { PrivacyTexts } from "#site/i18n/form-texts.ts";
import { EnquiryForm } from "./EnquiryForm.tsx";
import { FramedPage } from "./FramedPage.tsx";
import { Glyph } from "./Glyph.tsx";
import { PrivacyLine } from "./PrivacyLine.tsx";
import { ReplyBy } from "./ReplyBy.tsx";
import { ResultPanel } from "./ResultPanel.tsx";

interface Props extends Pick<
  ComponentProps<typeof EnquiryForm>,
  "kind" | "locale" | "texts" | "values" | "problems" | "extras"
> {
  title: string;
  text?: string;
  /** What the message is about. */
  about?: string | undefined;
  /** The moment of the answer, if one is promised. */
  replyBy?: ComponentProps<typeof ReplyBy> | undefined;
  privacy?: PrivacyTexts | undefined;
  /** The way on without the form. */
  link: { href: string; label: string };
  /** The refusal: a sentence, and the errors by field. */
  refusal?: { title: string; fields: { name: string; text: string }[]; text: string };
}

export function FormPage({
  title,
  text,
  about,
  replyBy,
  privacy,
  link,
  refusal,
  texts,
  ...form
}: Props) {
  const result = refusal && (
    <ResultPanel tone="danger" title={refusal.title}>
      {refusal.fields.length > 0 && (
        <ul>
          {refusal.fields.map((field) => (
            <li key={field.name}>
              <a href={`#${field.name}`}>{field.text}</a>
            </li>
          ))}
        </ul>
      )}
      <p>{refusal.text}</p>
    </ResultPanel>
  );
  return (
    <FramedPage title={title} text={text}>
      {about && <p className="form-about">{about}</p>}
      <EnquiryForm {...form} texts={texts} id="" result={result}>
        <div className="form-actions button-row">
          <button className="button button--primary">
            <Glyph name="send" />
            <span>{texts.send}</span>
          </button>
          <a className="button button--secondary" href={link.href}>
            <span>{link.label}</span>
          </a>
          {replyBy && (
            <p>
              <ReplyBy {...replyBy} />
            </p>
          )}
        </div>
        {privacy && <PrivacyLine {...privacy} />}
      </EnquiryForm>
    </FramedPage>
  );
}
