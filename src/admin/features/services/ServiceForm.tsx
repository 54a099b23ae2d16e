import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ListField } from "#admin/features/records/form/ListField.tsx";
import { RecordForm } from "#admin/features/records/form/RecordForm.tsx";
import { RecordScreen } from "#admin/features/records/form/RecordScreen.tsx";
import { useRecordForm } from "#admin/features/records/form/use-record-form.ts";
import { Pictures } from "#admin/features/records/pictures/Pictures.tsx";
import { serviceQueries } from "#admin/features/records/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { AddressNote, FormField } from "#admin/ui/FormField.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import { IMAGE_MAX, TEXT_MAX } from "#domain/limits.ts";
import type { ServiceRecord } from "#domain/records/service.ts";
import { servicePlan } from "./service-plan.ts";

/** The form of a new or an existing service. */
export function Component() {
  const { id } = useParams();
  const query = useQuery(serviceQueries.one(id));
  return (
    <RecordScreen key={id} plan={servicePlan} id={id} query={query}>
      {(record) => <ServiceForm record={record} />}
    </RecordScreen>
  );
}

function ServiceForm({ record }: { record: ServiceRecord | undefined }) {
  const { t } = useTranslation();
  const editing = useRecordForm(servicePlan, record);
  const { form, uploads } = editing;
  const { control, register } = form;
  return (
    <RecordForm
      plan={servicePlan}
      record={record}
      editing={editing}
      side={
        <section className="card form-card">
          <Switch
            label={t("record.activeOnSite")}
            note={t("record.activeNote")}
            {...register("isActive")}
          />
        </section>
      }
    >
      <section className="card form-card" aria-labelledby="basics">
        <h2 id="basics">{t("record.basics")}</h2>
        <FormField
          control={control}
          name="serviceType"
          max={TEXT_MAX.title}
          label={t("services.form.serviceType")}
          required
          note={
            <AddressNote
              control={control}
              name="serviceType"
              text={(slug) => t("services.form.address", { slug })}
            />
          }
        >
          <input className="input" autoComplete="off" />
        </FormField>
        <FormField
          control={control}
          name="shortDetails"
          max={TEXT_MAX.shortDetails}
          label={t("services.form.shortDetails")}
          required
          note={t("services.form.shortNote")}
        >
          <textarea className="input" rows={3} />
        </FormField>
        <FormField
          control={control}
          name="deliveryTime"
          max={TEXT_MAX.deliveryTime}
          label={t("facts.deliveryTime")}
          note={t("services.form.deliveryTimeNote")}
        >
          <input className="input" autoComplete="off" />
        </FormField>
      </section>
      <ListField
        control={control}
        name="fullDetails"
        noun="detail"
        title={t("services.form.fullDetails")}
        note={t("services.form.fullNote")}
        required
      />
      <ListField
        control={control}
        name="bulletPoints"
        noun="feature"
        title={t("services.form.features")}
        note={t("services.form.featuresNote")}
        required
      />
      <Pictures form={form} uploads={uploads} max={IMAGE_MAX.perService} />
    </RecordForm>
  );
}
