import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { listStaff, updateStaff } from "#contract/staff/staff.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { NameField } from "#web/forms/name-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { answerOf } from "../answer-of.ts";
import { callApi } from "../api.ts";
import { useOfficeForm } from "../ui/form.tsx";
import { FormActions } from "../ui/form-actions.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { KeepUnsaved } from "../ui/keep-unsaved.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { StaffAccess } from "./staff-access.tsx";
import { StaffState } from "./staff-state.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff } = answerOf(await callApi(listStaff), request);
  const member = staff.find(({ id }) => id === params.id);
  if (!member) throw data(undefined, { status: 404 });
  return { member };
}

const schema = updateStaff.body.pick({ name: true, role: true });

export function Component() {
  const { member } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema,
    values: { name: member.name, role: member.role },
    fieldOfCode: { LAST_OWNER: "role" },
    async send(changes) {
      const result = await callApi(updateStaff, { body: { id: member.id, ...changes } });
      if (!result.ok) return result;
      await revalidate();
      form.reset({ name: result.data.staff.name, role: result.data.staff.role });
      toastSuccess("Saved");
    },
  });
  const { isDirty } = form.formState;

  return (
    <>
      <PageHeader
        title={member.name}
        crumbs={[{ label: "Staff", to: "/staff" }]}
        aside={<StaffState member={member} />}
      />
      <KeepUnsaved when={isDirty && !busy} />
      <Form {...formProps}>
        <FormSection title="Person" text={member.email}>
          <Field name="name" as={NameField} label="Name" autoComplete="off" />
        </FormSection>
        <FormSection title="Work" text="Another role ends every session of the person.">
          <Field name="role" as={RoleChoice} />
        </FormSection>
        <FormActions busy={busy} failure={failure} label="Save" busyLabel="Saving..." cancelTo="/staff" />
      </Form>
      <StaffAccess member={member} />
    </>
  );
}
