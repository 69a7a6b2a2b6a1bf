import { useRevalidator } from "react-router";
import { replayPeriod } from "#contract/integrations/webhooks.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { toastSuccess } from "#web/ui/toast.ts";

/** Sends everything of some days once more: for a tool that was away for longer than messages are tried, or lost what it had. */
export function ReplayPeriod({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  const today = dayInKarachi(new Date());
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: replayPeriod.body,
    values: { id, from: today, to: today },
    async send(body) {
      const result = await callApi(replayPeriod, { body });
      if (!result.ok) return result;
      const { messages } = result.data;
      toastSuccess(messages === 1 ? "One message is on its way" : `${messages} messages are on their way`);
      await revalidate();
      return undefined;
    },
  });
  return (
    <Form {...formProps} className="mt-8">
      <FormSection
        title="Send some days again"
        text="Messages keep their ids, so a tool that has had them drops them. They are kept for thirty days."
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="from" type="date" label="From" />
          <Field name="to" type="date" label="To" />
        </div>
      </FormSection>
      <FormActions busy={busy} failure={failure} label="Send again" busyLabel="Sending..." />
    </Form>
  );
}
