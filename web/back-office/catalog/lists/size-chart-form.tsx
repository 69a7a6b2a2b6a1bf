import { saveSizeChart } from "#contract/catalog/lists.ts";
import { callApi } from "#web/back-office/api.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { PictureDrop } from "../products/picture-drop.tsx";
import { EntryForm } from "./entry-form.tsx";
import { NameFields } from "./name-fields.tsx";
import { useEntryForm } from "./use-entry-form.ts";

const schema = saveSizeChart.body.pick({ name: true, urdu: true, base: true });

export function SizeChartForm({
  chart,
}: {
  chart: { id: string; name: string; urdu: string; url: string } | undefined;
}) {
  const { form, ...entry } = useEntryForm({
    schema,
    values: { name: chart?.name ?? "", urdu: chart?.urdu ?? "", base: undefined },
    isNew: !chart,
    nameField: "name",
    save: (values) => callApi(saveSizeChart, { body: { id: chart?.id, ...values } }),
  });
  const { errors } = form.formState;
  const base = form.watch("base");
  return (
    <EntryForm {...entry}>
      {(base || chart) && (
        <img
          src={base ? `${base}-320.webp` : chart?.url}
          alt=""
          width={64}
          height={80}
          className="h-20 w-16 rounded-sm bg-chuna object-cover"
        />
      )}
      <NameFields
        name={{ field: form.register("name"), error: errors.name?.message }}
        urdu={{ field: form.register("urdu"), error: errors.urdu?.message }}
      />
      <div className="w-full">
        <PictureDrop
          multiple={false}
          onUploaded={(upload) => form.setValue("base", upload.base, { shouldDirty: true })}
        />
        {errors.base?.message && <FieldError id="size-chart-picture">{errors.base.message}</FieldError>}
      </div>
    </EntryForm>
  );
}
