import type { ReactNode } from "react";
import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import { useNavigate, useRevalidator } from "react-router";
import type { z } from "zod";
import type { CallResult } from "#contract/http/caller.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import { Form, useOfficeForm } from "./form.tsx";
import { FormActions } from "./form-actions.tsx";
import { KeepUnsaved } from "./keep-unsaved.tsx";
import { type Crumb, PageHeader } from "./page-header.tsx";
import { useVersion } from "./use-version.ts";

type FormPageProps<Fields extends FieldValues, Values> = {
  title: string;
  /** The list that has the entry. */
  list: Crumb;
  schema: z.ZodType<Values, Fields>;
  values: DefaultValues<Fields>;
  fieldOfCode?: Readonly<Record<string, Path<Fields>>>;
  children: ReactNode;
};

type NewPageProps<Fields extends FieldValues, Values> = FormPageProps<Fields, Values> & {
  call: (body: Values) => Promise<CallResult<unknown>>;
  label: string;
  added: string;
};

/** The page of a new entry; returns to its list. */
export function NewPage<Fields extends FieldValues, Values>(props: NewPageProps<Fields, Values>) {
  const { title, list, schema, values, fieldOfCode = {}, children, call, label, added } = props;
  const navigate = useNavigate();
  const { form, busy, failure, formProps } = useOfficeForm({
    schema,
    values,
    fieldOfCode,
    async send(body) {
      const result = await call(body);
      if (!result.ok) return result;
      form.reset(undefined, { keepValues: true });
      toastSuccess(added);
      await navigate(list.to);
    },
  });
  return (
    <Form {...formProps} autoComplete="off">
      <PageHeader title={title} crumbs={[list]} />
      <KeepUnsaved when={form.formState.isDirty && !busy} />
      {children}
      <FormActions busy={busy} failure={failure} label={label} busyLabel="Adding..." cancelTo={list.to} />
    </Form>
  );
}

type Saved<Fields> = { version: string; values: Fields };

type EditPageProps<Fields extends FieldValues, Values, Answer> = FormPageProps<Fields, Values> & {
  version: string;
  save: (body: Values & { version: string }) => Promise<CallResult<Answer>>;
  /** The field values after this response; `typed` are the current ones. */
  saved: (answer: Answer, typed: Fields) => Saved<Fields> | Promise<Saved<Fields>>;
  /** Texts of the deletion, where it is possible. */
  remove?: { text: string; call: () => Promise<CallResult<unknown>>; done: string } | false;
  /** An additional button, which makes a call and shows the response. */
  actions?: (show: (answer: Answer) => Promise<void>) => ReactNode;
  aside?: ReactNode;
  /** Between the title and the form. */
  above?: ReactNode;
};

/** The page of an entry under optimistic locking. */
export function EditPage<Fields extends FieldValues, Values, Answer>(
  props: EditPageProps<Fields, Values, Answer>,
) {
  const { title, list, schema, values, fieldOfCode = {}, children, remove } = props;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const version = useVersion(props.version);
  const { form, busy, failure, formProps } = useOfficeForm({
    schema,
    values,
    fieldOfCode,
    async send(fields) {
      const result = await props.save({ ...fields, version: version.current() });
      if (!result.ok) return version.refused(result);
      await show(result.data);
      toastSuccess("Saved");
    },
  });

  async function show(answer: Answer) {
    const saved = await props.saved(answer, form.getValues());
    version.saved(saved.version);
    form.reset(saved.values);
    await revalidate();
  }

  return (
    <>
      <PageHeader
        title={title}
        crumbs={[list]}
        aside={props.aside}
        actions={
          remove ? (
            <ConfirmButton
              label="Delete"
              title={`Delete ${title}?`}
              text={remove.text}
              confirmLabel="Delete"
              busyLabel="Deleting..."
              onConfirm={async () => {
                const result = await remove.call();
                if (!result.ok) return result;
                form.reset(undefined, { keepValues: true });
                toastSuccess(remove.done);
                await navigate(list.to);
              }}
            />
          ) : (
            props.actions?.(show)
          )
        }
      />
      {props.above}
      <KeepUnsaved when={form.formState.isDirty && !busy} />
      <Form {...formProps} autoComplete="off">
        {children}
        <FormActions
          busy={busy}
          failure={failure}
          label="Save"
          busyLabel="Saving..."
          cancelTo={list.to}
          version={version}
        />
      </Form>
    </>
  );
}
