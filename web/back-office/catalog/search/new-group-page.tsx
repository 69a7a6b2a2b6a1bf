import { useNavigate } from "react-router";
import { createSynonyms } from "#contract/catalog/synonyms.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { GroupFields, type GroupFormFields, groupForm } from "./group-fields.tsx";

const emptyGroup: GroupFormFields = { name: "", kind: "garment", words: "", finds: "" };

export function Component() {
  const navigate = useNavigate();
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: groupForm,
    values: emptyGroup,
    async send(body) {
      const result = await callApi(createSynonyms, { body });
      if (!result.ok) return result;
      form.reset(undefined, { keepValues: true });
      toastSuccess("Group added");
      await navigate("/search-words");
    },
  });
  return (
    <Form {...formProps} autoComplete="off">
      <PageHeader title="New group of words" crumbs={[{ label: "Search words", to: "/search-words" }]} />
      <KeepUnsaved when={form.formState.isDirty && !busy} />
      <GroupFields />
      <FormActions
        busy={busy}
        failure={failure}
        label="Add group"
        busyLabel="Adding..."
        cancelTo="/search-words"
      />
    </Form>
  );
}
