/** The fields of one step of a brief. */
import { type Brief, type BriefOffer, type BriefStep, sizeField } from "#domain/brief/brief.ts";
import { rangeOf, SIZES } from "#domain/brief/price.ts";
import { inOneLine, rangeParts } from "#domain/brief/range-words.ts";
import type { Locale } from "#domain/links.ts";
import type { BriefTexts } from "#site/i18n/brief-texts.ts";
import { Field, type Length } from "../Field.tsx";
import { Choices } from "./Choices.tsx";

interface Props {
  step: BriefStep;
  /** Prefix of each control's id. */
  id: string;
  /** Id of the step's heading. */
  labelledBy: string;
  locale: Locale;
  offer: BriefOffer;
  texts: BriefTexts;
  /** The current brief, and the initial values of the fields. */
  brief: Brief;
  initial: Brief;
  problems?: Partial<Record<string, string>>;
  lengths?: Partial<Record<string, Length>>;
  locked?: boolean;
}

export function StepFields(props: Props) {
  const { step, id, labelledBy, offer, texts, initial, problems = {}, locked } = props;
  const shared = { labelledBy, locked };
  switch (step) {
    case "services":
      return (
        <>
          <p className="brief-note">{texts.several}</p>
          <Choices
            {...shared}
            id={`${id}want`}
            name="want"
            kind="checkbox"
            choices={offer.services.map((service) => ({
              value: service.id,
              label: service.name,
              lang: service.lang,
            }))}
            chosen={initial.services.map((service) => service.id)}
            problem={problems["want"]}
          />
        </>
      );
    case "size":
      return <Sizes {...props} />;
    case "time":
      return (["timeline", "budget"] as const).map((name) => (
        <Choices
          {...shared}
          key={name}
          id={id + name}
          name={name}
          kind="radio"
          legend={texts.labels[name]}
          choices={["", ...texts.choices[name]].map((value) => ({
            value,
            label: value || texts.undecided,
          }))}
          chosen={[initial[name]]}
          problem={problems[name]}
        />
      ));
    case "likes":
      return (
        <Choices
          {...shared}
          id={`${id}like`}
          name="like"
          kind="checkbox"
          choices={offer.projects.map(({ path, title, lang }) => ({
            value: path,
            label: title,
            lang,
          }))}
          chosen={initial.likes.map(({ path }) => path)}
        />
      );
    case "words":
      return <Text {...props} name="words" label={texts.words} hint={texts.hint} />;
    case "person":
      return (
        <div className="form-grid">
          {(["name", "email", "phone"] as const).map((name) => (
            <Text
              {...props}
              key={name}
              name={name}
              label={texts.labels[name]}
              required={name !== "phone"}
            />
          ))}
        </div>
      );
  }
}

/** The size of each chosen service. The others are there too, hidden, so that they keep theirs. */
function Sizes({ id, labelledBy, locale, offer, texts, brief, initial, locked }: Props) {
  const chosen = new Set(brief.services.map((service) => service.id));
  return (
    <>
      {chosen.size === 0 && <p className="brief-note">{texts.chooseFirst}</p>}
      {offer.services.map(({ id: service, name, lang, price }) => (
        <Choices
          key={service}
          {...{ labelledBy, locked }}
          id={`${id}${sizeField(service)}`}
          name={sizeField(service)}
          kind="radio"
          legend={name}
          legendLang={lang}
          hidden={!chosen.has(service)}
          choices={SIZES.map((size) => ({
            value: size,
            label: texts.sizes[size],
            note:
              price &&
              inOneLine(
                rangeParts(rangeOf(price, size), texts.prices, locale, price.per === "month"),
              ),
          }))}
          chosen={[initial.services.find((known) => known.id === service)?.size ?? ""]}
        />
      ))}
    </>
  );
}

interface TextProps extends Props {
  name: "words" | "name" | "email" | "phone";
  label: string;
  hint?: string;
  required?: boolean;
}

function Text(props: TextProps) {
  const { id, name, label, hint, required = false, texts, initial, problems, lengths } = props;
  return (
    <Field
      id={id + name}
      {...{ name, label, hint, required }}
      value={initial[name]}
      optional={texts.optional}
      fixed={false}
      locked={props.locked ?? false}
      choices={undefined}
      undecided={undefined}
      problem={problems?.[name]}
      length={lengths?.[name]}
      wide={name === "words" || name === "phone"}
    />
  );
}
