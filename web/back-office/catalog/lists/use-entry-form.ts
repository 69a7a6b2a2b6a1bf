import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import { useRevalidator } from "react-router";
import type { z } from "zod";
import type { CallFailure, CallResult } from "#contract/http/caller.ts";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { toastSuccess } from "#web/ui/toast.ts";

type EntryFormOptions<Fields extends FieldValues, Values> = {
  schema: z.ZodType<Values, Fields>;
  values: DefaultValues<Fields>;
  isNew: boolean;
  save: (values: Values) => Promise<CallResult<unknown>>;
  nameField: Path<Fields>;
};

export function useEntryForm<Fields extends FieldValues, Values>(options: EntryFormOptions<Fields, Values>) {
  const { schema, values, isNew, save, nameField } = options;
  const { revalidate } = useRevalidator();
  const { form, ...office } = useOfficeForm<Fields, Values>({
    schema,
    values,
    fieldOfCode: { NAME_TAKEN: nameField },
    async send(sent): Promise<CallFailure | undefined> {
      const result = await save(sent);
      if (!result.ok) return result;
      form.reset(isNew ? undefined : form.getValues());
      await revalidate();
      toastSuccess(isNew ? "Added" : "Saved");
      return undefined;
    },
  });
  return { ...office, form, isNew, isDirty: form.formState.isDirty };
}
