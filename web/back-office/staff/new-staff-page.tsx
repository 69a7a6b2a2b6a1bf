import { useState } from "react";
import { createStaff, type PasswordLink } from "#contract/staff/staff.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { EmailField } from "#web/forms/email-field.tsx";
import { NameField } from "#web/forms/name-field.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { callApi } from "../api.ts";
import { useOfficeForm } from "../ui/form.tsx";
import { FormActions } from "../ui/form-actions.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { KeepUnsaved } from "../ui/keep-unsaved.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { PasswordLinkNote } from "./password-link-note.tsx";
import { RoleChoice } from "./role-choice.tsx";

const crumbs = [{ label: "Staff", to: "/staff" }];

export function Component() {
  const [made, setMade] = useState<{ name: string; email: string; link: PasswordLink }>();
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema: createStaff.body,
    values: { name: "", email: "", role: "workshop" as const },
    fieldOfCode: { EMAIL_TAKEN: "email" },
    async send(body) {
      const result = await callApi(createStaff, { body });
      if (!result.ok) return result;
      const { name, email } = result.data.staff;
      setMade({ name, email, link: result.data.passwordLink });
    },
  });
  const { isDirty } = form.formState;

  if (made) {
    return (
      <>
        <PageHeader title={`${made.name} is a member of staff`} crumbs={crumbs} />
        <PasswordLinkNote
          lead={`An invitation was mailed to ${made.email}. If it does not arrive, give ${made.name} this link, on WhatsApp or face to face.`}
          link={made.link}
        />
        <ButtonLink to="/staff" className="mt-5">
          Back to staff
        </ButtonLink>
      </>
    );
  }
  return (
    <Form {...formProps}>
      <PageHeader title="New member of staff" crumbs={crumbs} />
      <KeepUnsaved when={isDirty && !busy} />
      <FormSection
        title="Person"
        text="An invitation is mailed to them. With its link they choose their own password."
      >
        <Field name="name" as={NameField} label="Name" autoComplete="off" />
        <Field name="email" as={EmailField} autoComplete="off" />
      </FormSection>
      <FormSection title="Work" text="The role sets the pages and rights.">
        <Field name="role" as={RoleChoice} />
      </FormSection>
      <FormActions
        busy={busy}
        failure={failure}
        label="Send invitation"
        busyLabel="Sending..."
        cancelTo="/staff"
      />
    </Form>
  );
}
