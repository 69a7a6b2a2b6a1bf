import { useLoaderData, useNavigate, useRevalidator } from "react-router";
import {
  deleteSynonyms,
  getSynonyms,
  type SynonymGroup,
  updateSynonyms,
} from "#contract/catalog/synonyms.ts";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import { Form } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { useVersion } from "#web/back-office/ui/use-version.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { GroupFields, type GroupFormFields, groupForm } from "./group-fields.tsx";
import { writeWords } from "./group-words.ts";

export const loader = loaderOf(getSynonyms);

export function Component() {
  const { group } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const version = useVersion(group.version);
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: groupForm,
    values: fieldsOf(group),
    async send(body) {
      const result = await callApi(updateSynonyms, {
        body: { id: group.id, version: version.current(), ...body },
      });
      if (!result.ok) return version.refused(result);
      version.saved(result.data.group.version);
      await revalidate();
      form.reset(fieldsOf(result.data.group));
      toastSuccess("Saved");
    },
  });

  async function remove() {
    const result = await callApi(deleteSynonyms, { body: { id: group.id } });
    if (!result.ok) return result;
    form.reset(undefined, { keepValues: true });
    toastSuccess("Group deleted");
    await navigate("/search-words");
  }

  return (
    <>
      <PageHeader
        title={group.name}
        crumbs={[{ label: "Search words", to: "/search-words" }]}
        actions={
          <ConfirmButton
            label="Delete"
            title={`Delete ${group.name}?`}
            text="From now on these words are searched as they are written."
            confirmLabel="Delete"
            busyLabel="Deleting..."
            onConfirm={remove}
          />
        }
      />
      <KeepUnsaved when={form.formState.isDirty && !busy} />
      <Form {...formProps} autoComplete="off">
        <GroupFields />
        <FormActions
          busy={busy}
          failure={failure}
          label="Save"
          busyLabel="Saving..."
          cancelTo="/search-words"
          version={version}
        />
      </Form>
    </>
  );
}

function fieldsOf({ name, kind, words, finds }: SynonymGroup): GroupFormFields {
  return { name, kind, words: writeWords(words), finds: writeWords(finds) };
}
