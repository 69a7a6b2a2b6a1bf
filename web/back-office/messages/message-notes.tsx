import { useRevalidator } from "react-router";
import { addMessageNote, type MessageNote } from "#contract/back-office/messages.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { backOffice } from "../api.ts";
import { KeepUnsaved } from "../ui/keep-unsaved.tsx";
import { Typed } from "../ui/typed.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { When } from "../ui/when.tsx";

const schema = addMessageNote.body.pick({ note: true });

/** What staff tell each other about a message. */
export function MessageNotes({ id, notes }: { id: string; notes: readonly MessageNote[] }) {
  const { revalidate } = useRevalidator();
  const { form, busy, failure, formProps } = useOfficeForm({
    schema,
    values: { note: "" },
    async send({ note }) {
      const result = await backOffice.messages.addNote({ body: { id, note } });
      if (!result.ok) return result;
      await revalidate();
      form.reset();
      return undefined;
    },
  });
  const { errors, isDirty } = form.formState;
  return (
    <section aria-labelledby="notes" className="mt-6 grid max-w-160 gap-3 border-t border-line pt-4">
      <h2 id="notes" className="text-lg">
        Notes
      </h2>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ id: key, note, at, name }) => (
            <li key={key} className="grid gap-0.5">
              <Typed text={note} />
              <span className="text-sm text-slate">
                <When at={at} />, {name}
              </span>
            </li>
          ))}
        </ul>
      )}
      <form {...formProps} className="grid justify-items-start gap-3">
        <KeepUnsaved when={isDirty && !busy} />
        <TextAreaField
          {...form.register("note")}
          label="New note"
          hint="For the staff alone"
          rows={2}
          error={errors.note?.message}
          className="w-full"
        />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" look="secondary" busy={busy}>
          {busy ? "Adding..." : "Add note"}
        </Button>
      </form>
    </section>
  );
}
