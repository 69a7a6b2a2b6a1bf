import { useRevalidator } from "react-router";
import { z } from "zod";
import { startStock } from "#contract/back-office/stock.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { backOffice } from "../api.ts";
import { FormActions } from "../ui/form-actions.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { KeepUnsaved } from "../ui/keep-unsaved.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";

type Fields = { sizes: { size: string; pieces: string }[] };

function schemaOf(id: string) {
  return z
    .custom<Fields>()
    .transform(({ sizes }) => ({
      id,
      sizes: sizes.map(({ size, pieces }) => ({ size, pieces: counted(pieces) })),
    }))
    .pipe(startStock.body);
}

/** Nothing is not none: whoever has not counted a size must not sell it out. */
function counted(typed: string): number {
  return typed.trim() === "" ? Number.NaN : Number(typed);
}

type StartStockFormProps = { id: string; sizes: readonly string[]; cancelTo: string };

/** Begins to keep stock of a product: asks how many pieces there are of each size. */
export function StartStockForm({ id, sizes, cancelTo }: StartStockFormProps) {
  const { revalidate } = useRevalidator();
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: schemaOf(id),
    values: { sizes: sizes.map((size) => ({ size, pieces: "" })) },
    async send(body) {
      const result = await backOffice.stock.start({ body });
      if (!result.ok) return result;
      await revalidate();
      toastSuccess("Stock is kept");
      return undefined;
    },
  });
  const { register, formState } = form;

  return (
    <form {...formProps} autoComplete="off">
      <KeepUnsaved when={formState.isDirty && !busy} />
      <FormSection
        title="Sewn to order"
        text="Every size can be ordered, however many. Count the pieces of each size to sell only what is there."
      >
        <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-4">
          <legend className="mb-2 text-sm font-[540]">Pieces there are</legend>
          {sizes.map((size, index) => (
            <TextField
              key={size}
              {...register(`sizes.${index}.pieces`)}
              label={size}
              type="number"
              min={0}
              error={formState.errors.sizes?.[index]?.pieces?.message}
            />
          ))}
        </fieldset>
        <p className="text-sm text-slate">
          Orders take their pieces from here and give them back when they are cancelled. Custom sizes, and the
          caps that go with a set, stay sewn to order and take none.
        </p>
      </FormSection>
      <FormActions
        busy={busy}
        failure={failure}
        label="Keep stock"
        busyLabel="Saving..."
        cancelTo={cancelTo}
      />
    </form>
  );
}
