import { useQuery } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { Link, useParams } from "react-router";
import { IMAGE_MAX } from "#domain/limits.ts";
import { serviceInput, type ServiceInput, type ServiceRecord } from "#domain/service.ts";
import { slugOf } from "#domain/slug.ts";
import { CardPreview } from "../../parts/CardPreview.tsx";
import { Field } from "../../parts/Field.tsx";
import { ListField } from "../../parts/ListField.tsx";
import { PageTop } from "../../parts/PageTop.tsx";
import { Pictures } from "../../parts/Pictures.tsx";
import { RecordScreen } from "../../parts/RecordScreen.tsx";
import { SaveSide } from "../../parts/SaveSide.tsx";
import { Switch } from "../../parts/Switch.tsx";
import { useRecordForm } from "../../parts/use-record-form.ts";
import { serviceQueries } from "../../queries/records.ts";
import { imagesOf, picturesOf, recordResolver, rowsOf, textsOf, type Picture, type Row } from "../../record-form.ts";
import { texts } from "./texts.ts";

const words = texts.form;

interface Values {
  serviceType: string;
  shortDetails: string;
  fullDetails: Row[];
  bulletPoints: Row[];
  images: Picture[];
  isActive: boolean;
}

const resolver = recordResolver<Values, ServiceInput>(serviceInput, toInput);

/** A new service, or one that is there already. */
export function Component() {
  const { id } = useParams();
  const query = useQuery(serviceQueries.one(id));
  return (
    <RecordScreen key={id} id={id} query={query} words={words}>
      {(record) => <ServiceForm record={record} />}
    </RecordScreen>
  );
}

function ServiceForm({ record }: { record: ServiceRecord | undefined }) {
  const form = useForm<Values>({ resolver, defaultValues: toValues(record) });
  const { register, control, setValue, getValues, formState } = form;
  const { errors } = formState;
  const saving = useRecordForm({ kind: "services", record, form, toInput, toValues, failed: words.saveFailed });
  const [serviceType, shortDetails, images] = useWatch({ control, name: ["serviceType", "shortDetails", "images"] });

  return (
    <>
      <PageTop title={record?.serviceType ?? words.create} lede={<Link to="/services">{words.back}</Link>} />
      <form className="form-layout" noValidate onSubmit={(event) => void saving.submit(event)}>
        <div className="form-main">
          <section className="card form-card" aria-labelledby="basics">
            <h2 id="basics">{words.basics}</h2>
            <Field
              label={words.serviceType}
              required
              problem={errors.serviceType?.message}
              note={words.address(slugOf(serviceType) || "…")}
            >
              <input className="input" autoComplete="off" {...register("serviceType")} />
            </Field>
            <Field label={words.shortDetails} required problem={errors.shortDetails?.message} note={words.shortNote}>
              <textarea className="input" rows={3} {...register("shortDetails")} />
            </Field>
          </section>
          <ListField
            control={control}
            register={register}
            name="fullDetails"
            noun={words.detail}
            title={words.fullDetails}
            note={words.fullNote}
            problem={errors.fullDetails?.message}
          />
          <ListField
            control={control}
            register={register}
            name="bulletPoints"
            noun={words.feature}
            title={words.features}
            note={words.featuresNote}
            problem={errors.bulletPoints?.message}
          />
          <Pictures
            pictures={images}
            max={IMAGE_MAX.perService}
            problem={errors.images?.message}
            onChange={(change) => {
              setValue("images", change(getValues("images")), { shouldDirty: true });
            }}
          />
        </div>
        <SaveSide submit={record ? words.submitEdit : words.submitNew} saving={saving}>
          <section className="card form-card">
            <Switch label={words.active} note={words.activeNote} {...register("isActive")} />
          </section>
          <CardPreview
            label={words.preview}
            picture={images[0]?.url}
            title={serviceType || words.serviceType}
            text={shortDetails || words.shortNote}
          />
        </SaveSide>
      </form>
    </>
  );
}

function toValues(record?: ServiceRecord): Values {
  return {
    serviceType: record?.serviceType ?? "",
    shortDetails: record?.shortDetails ?? "",
    fullDetails: rowsOf(record?.fullDetails ?? []),
    bulletPoints: rowsOf(record?.bulletPoints ?? []),
    images: record ? picturesOf(record) : [],
    isActive: record?.isActive ?? true,
  };
}

function toInput({ fullDetails, bulletPoints, images, ...values }: Values): ServiceInput {
  return { ...values, fullDetails: textsOf(fullDetails), bulletPoints: textsOf(bulletPoints), ...imagesOf(images) };
}
