import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { z } from "zod";
import type { CallOutput } from "#contract/http/endpoint.ts";
import { type SettingPage, settingPages, settingsOfPage } from "#contract/settings/setting-pages.ts";
import { type getSettings, settings, updateSettings } from "#contract/settings/settings.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import { Form, useOfficeForm } from "../ui/form.tsx";
import { FormActions } from "../ui/form-actions.tsx";
import { KeepUnsaved } from "../ui/keep-unsaved.tsx";
import { useVersion } from "../ui/use-version.ts";

export type SettingsFields = z.input<typeof settings>;
type PageFields = Partial<SettingsFields>;
export type OpenedSettings = CallOutput<typeof getSettings>;

function schemaOf(page: SettingPage): z.ZodType<PageFields, PageFields> {
  const names = Object.fromEntries(settingPages[page].map((name) => [name, true as const]));
  return settings.pick(names as Record<keyof SettingsFields, true>);
}

type SettingsFormProps = { page: SettingPage; opened: OpenedSettings; children: ReactNode };

/** The settings of one page, saved apart from those of the others: neither their errors nor their changes stop it. */
export function SettingsForm({ page, opened, children }: SettingsFormProps) {
  const { revalidate } = useRevalidator();
  const version = useVersion(opened.versions[page]);
  const { form, busy, failure, formProps } = useOfficeForm<PageFields, PageFields>({
    schema: schemaOf(page),
    values: settingsOfPage(page, opened.settings),
    async send(values) {
      const result = await callApi(updateSettings, { body: { ...values, page, version: version.current() } });
      if (!result.ok) return version.refused(result);
      version.saved(result.data.versions[page]);
      await revalidate();
      form.reset(settingsOfPage(page, result.data.settings));
      toastSuccess("Saved");
    },
  });
  return (
    <>
      <KeepUnsaved when={form.formState.isDirty && !busy} />
      <Form {...formProps} autoComplete="off">
        {children}
        <FormActions busy={busy} failure={failure} label="Save" busyLabel="Saving..." version={version} />
      </Form>
    </>
  );
}
