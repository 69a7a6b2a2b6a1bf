import { useNavigate } from "react-router";
import { toastSuccess } from "#web/ui/toast.ts";
import { backOffice } from "../api.ts";
import { FormActions } from "../ui/form-actions.tsx";
import { KeepUnsaved } from "../ui/keep-unsaved.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { GroupFields, type GroupFormFields, groupForm } from "./group-fields.tsx";

const emptyGroup: GroupFormFields = { name: "", kind: "garment", words: "", finds: "" };

export function Component() {
  const navigate = useNavigate();
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: groupForm,
    values: emptyGroup,
    async send(body) {
      const result = await backOffice.synonyms.create({ body });
      if (!result.ok) return result;
      form.reset(undefined, { keepValues: true });
      toastSuccess("Group added");
      await navigate("/search-words");
      return undefined;
    },
  });
  return (
    <form {...formProps} autoComplete="off">
      <PageHeader title="New group of words" crumbs={[{ label: "Search words", to: "/search-words" }]} />
      <KeepUnsaved when={form.formState.isDirty && !busy} />
      <GroupFields form={form} />
      <FormActions
        busy={busy}
        failure={failure}
        label="Add group"
        busyLabel="Adding..."
        cancelTo="/search-words"
      />
    </form>
  );
}
