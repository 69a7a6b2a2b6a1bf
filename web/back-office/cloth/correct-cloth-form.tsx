import { useRevalidator } from "react-router";
import { z } from "zod";
import { correctCloth, type ShelfCloth } from "#contract/back-office/cloth.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { backOffice } from "../api.ts";
import { FormActions } from "../ui/form-actions.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { KeepUnsaved } from "../ui/keep-unsaved.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { enteredReasons, metresWords } from "./cloth-words.ts";

type Fields = { fabric: string; color: string; reason: string; change: string };

const schema = z
  .custom<Fields>()
  // Empty is not zero.
  .transform(({ change, ...which }) => ({
    ...which,
    change: change.trim() === "" ? Number.NaN : Number(change),
  }))
  .pipe(correctCloth.body);

/** What is entered is added to what is there by then. */
export function CorrectClothForm({ cloth }: { cloth: ShelfCloth }) {
  const { revalidate } = useRevalidator();
  const { onShelf } = cloth;
  const values = { fabric: cloth.fabric.id, color: cloth.color.id, change: "" };
  const { form, busy, failure, formProps } = useOfficeForm({
    schema,
    values: { ...values, reason: onShelf === null ? "counted" : "received" },
    async send(body) {
      const result = await backOffice.cloth.correct({ body });
      await revalidate();
      if (!result.ok) return result;
      form.reset({ ...values, reason: body.reason });
      toastSuccess("Saved");
      return undefined;
    },
  });
  const { register, watch, formState } = form;
  const change = Number(watch("change"));
  const then = onShelf !== null && Number.isFinite(change) && change !== 0 ? onShelf + change : undefined;

  return (
    <form {...formProps} autoComplete="off">
      <KeepUnsaved when={formState.isDirty && !busy} />
      <FormSection
        title={onShelf === null ? "Not counted" : "On the shelf"}
        text={
          onShelf === null
            ? "Enter how many metres there are. From then on, what is marked cut is taken off by itself."
            : "Work that is marked cut takes its cloth by itself. Enter what came or went besides: 25 adds metres, -1.5 takes them away."
        }
      >
        {onShelf !== null && (
          <p className="text-2xl font-[640]">
            {metresWords(onShelf)}
            {then !== undefined && (
              <span className={`ms-3 text-base font-[400] ${then < 0 ? "text-anar" : "text-slate"}`}>
                then {metresWords(Math.round(then * 100) / 100)}
              </span>
            )}
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...register("change")}
            label={onShelf === null ? "Metres there are" : "Metres that came or went"}
            type="number"
            step={0.01}
            error={formState.errors.change?.message}
          />
          <SelectField {...register("reason")} label="Reason" error={formState.errors.reason?.message}>
            {enteredReasons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
      </FormSection>
      <FormActions busy={busy} failure={failure} label="Save" busyLabel="Saving..." cancelTo="/cloth" />
    </form>
  );
}
