import { saveSizeChart } from "#contract/back-office/lists.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { backOffice } from "../api.ts";
import { PictureDrop } from "../products/picture-drop.tsx";
import { inUrdu } from "../ui/in-urdu.ts";
import { EntryForm } from "./entry-form.tsx";
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
    save: (values) => backOffice.lists.saveSizeChart({ body: { id: chart?.id, ...values } }),
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
      <TextField
        {...form.register("name")}
        label="Name"
        error={errors.name?.message}
        maxLength={60}
        className="min-w-40 flex-1"
      />
      <TextField
        {...form.register("urdu")}
        {...inUrdu}
        label="Name in Urdu"
        error={errors.urdu?.message}
        optional
        maxLength={60}
        className="min-w-40 flex-1"
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
