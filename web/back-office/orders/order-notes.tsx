import { useRevalidator } from "react-router";
import { addNote, type OrderNote } from "#contract/back-office/orders.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { backOffice } from "../api.ts";
import { KeepUnsaved } from "../ui/keep-unsaved.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { When } from "../ui/when.tsx";
import { Panel } from "./panel.tsx";

/** What the staff tell each other about an order, newest first. */
export function OrderNotes({ orderId, notes }: { orderId: string; notes: readonly OrderNote[] }) {
  const { revalidate } = useRevalidator();
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: addNote.body,
    values: { id: orderId, note: "" },
    async send(body) {
      const result = await backOffice.orders.addNote({ body });
      if (!result.ok) return result;
      await revalidate();
      form.reset({ id: orderId, note: "" });
      return undefined;
    },
  });
  const { errors, isDirty } = form.formState;

  return (
    <Panel title="Notes">
      <KeepUnsaved when={isDirty && !busy} />
      <form {...formProps} className="grid justify-items-start gap-3">
        <TextAreaField
          {...form.register("note")}
          label="New note"
          hint="For the staff alone."
          error={errors.note?.message}
          rows={2}
          maxLength={1000}
          className="w-full"
        />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" look="secondary" busy={busy}>
          {busy ? "Adding..." : "Add note"}
        </Button>
      </form>
      {notes.length > 0 && (
        <ul className="mt-4 grid gap-3 border-t border-line pt-3">
          {notes.map(({ id, note, at, name }) => (
            <li key={id}>
              <p className="text-sm text-slate wrap-anywhere">
                {name}, <When at={at} />
              </p>
              <p className="whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">{note}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
