import { useRevalidator } from "react-router";
import { z } from "zod";
import { afterCorrection, type CorrectionReason } from "#contract/catalog/stock.ts";
import { correctFabric, type ShelfFabric } from "#contract/workshop/fabric.ts";
import { callApi } from "#web/back-office/api.ts";
import { asReason, CorrectionChoice } from "#web/back-office/catalog/stock/correction-choice.tsx";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { describeMetres } from "./fabric-labels.ts";

type Fields = { fabric: string; color: string; reason: string; metres: string };

const schema = z
  .custom<Fields>()
  // Empty is not zero.
  .transform(({ metres, ...which }) => ({
    ...which,
    metres: metres.trim() === "" ? Number.NaN : Number(metres),
  }))
  .pipe(correctFabric.body);

const fieldLabels: Record<CorrectionReason, string> = {
  received: "Metres received",
  damaged: "Metres damaged or lost",
  counted: "Metres counted",
};

export function CorrectFabricForm({ cloth }: { cloth: ShelfFabric }) {
  const { revalidate } = useRevalidator();
  const { onShelf } = cloth;
  const values = { fabric: cloth.fabric.id, color: cloth.color.id, metres: "" };
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema,
    values: { ...values, reason: onShelf === null ? "counted" : "received" },
    async send(body) {
      const result = await callApi(correctFabric, { body });
      await revalidate();
      if (!result.ok) return result;
      form.reset({ ...values, reason: body.reason });
      toastSuccess(`Saved: ${describeMetres(result.data.onShelf)} on the shelf`);
    },
  });
  const { register, watch, formState } = form;
  const reason = asReason(watch("reason"));
  const typed = watch("metres");
  const then = typed.trim() === "" ? Number.NaN : afterCorrection(reason, onShelf ?? 0, Number(typed));

  return (
    <Form {...formProps} autoComplete="off">
      <KeepUnsaved when={formState.isDirty && !busy} />
      <FormSection
        title={onShelf === null ? "Not counted" : "On the shelf"}
        text={
          onShelf === null
            ? "Enter the metres on the shelf. From then on, cut fabric is subtracted automatically."
            : "Cut fabric is subtracted automatically. Enter other changes here."
        }
      >
        {onShelf !== null && <p className="text-2xl font-[640]">{describeMetres(onShelf)}</p>}
        {onShelf !== null && <CorrectionChoice {...register("reason")} />}
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Field name="metres" label={fieldLabels[reason]} type="number" min={0} step={0.01} />
          <output aria-live="polite" className={`py-2.5 ${then < 0 ? "text-anar" : "text-slate"}`}>
            {Number.isFinite(then) && <span>{`Then ${describeMetres(Math.round(then * 100) / 100)}`}</span>}
          </output>
        </div>
      </FormSection>
      <FormActions busy={busy} failure={failure} label="Save" busyLabel="Saving..." cancelTo="/cloth" />
    </Form>
  );
}
