import { useRevalidator } from "react-router";
import { z } from "zod";
import type { CallResult } from "#contract/http/caller.ts";
import { staffNote } from "#contract/staff/staff-note.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { Form, useOfficeForm } from "./form.tsx";
import { KeepUnsaved } from "./keep-unsaved.tsx";
import { Panel } from "./panel.tsx";
import { When } from "./values.tsx";

type NotesPanelProps = {
  /** For links to this part of the page. */
  id?: string;
  notes: readonly { id: string; note: string; at: string; name: string }[];
  add: (note: string) => Promise<CallResult<unknown>>;
};

export function NotesPanel({ id, notes, add }: NotesPanelProps) {
  return (
    <Panel title="Notes" {...(id !== undefined && { id })}>
      <NoteForm add={add} />
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

const schema = z.object({ note: staffNote });

type NoteFormProps = {
  add: (note: string) => Promise<CallResult<unknown>>;
};

export function NoteForm({ add }: NoteFormProps) {
  const { revalidate } = useRevalidator();
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema,
    values: { note: "" },
    async send({ note }) {
      const result = await add(note);
      if (!result.ok) return result;
      await revalidate();
      form.reset();
    },
  });
  const { isDirty } = form.formState;

  return (
    <Form {...formProps} className="grid justify-items-start gap-3">
      <KeepUnsaved when={isDirty && !busy} />
      <Field
        name="note"
        as={TextAreaField}
        label="New note"
        hint="Only staff see it."
        rows={2}
        maxLength={1000}
        className="w-full"
      />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" look="secondary" busy={busy}>
        {busy ? "Adding..." : "Add note"}
      </Button>
    </Form>
  );
}
