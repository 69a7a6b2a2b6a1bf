import { useLoaderData, useRevalidator } from "react-router";
import {
  getWebhook,
  listDeliveries,
  type OfficeWebhook,
  replayDelivery,
  replayPeriod,
  updateWebhook,
  type WebhookDelivery,
} from "#contract/integrations/webhooks.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import Webhook from "#icons/webhook.mjs";
import { callApi } from "#web/back-office/api.ts";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { WebhookActions } from "./webhook-actions.tsx";
import { WebhookFields } from "./webhook-fields.tsx";
import {
  DeliveryStateBadge,
  deliveryStateOptions,
  isWebhookOn,
  WebhookStateBadge,
} from "./webhook-labels.tsx";

const list = listOf(listDeliveries, getWebhook);
export const { loader } = list;

const columns: readonly Column<WebhookDelivery>[] = [
  { head: "Event", cell: ({ event }) => <code>{event}</code> },
  { head: "Happened", cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: "Tries", cell: ({ tries }) => tries, isNumber: true, isLabelled: true },
  {
    head: "Answer",
    cell: ({ status, took, answer, problem }) => (
      <span className="wrap-anywhere">
        {[status, problem, took === null ? "" : `${took} ms`, answer].filter(Boolean).join(" · ")}
      </span>
    ),
    isLabelled: true,
  },
  { head: "State", cell: (delivery) => <DeliveryStateBadge delivery={delivery} />, isCardEnd: true },
];
/** Only for an active webhook; the server refuses it for others. */
const columnsWithReplay = [
  ...columns,
  { head: "Again", cell: ({ id }: WebhookDelivery) => <Replay id={id} /> },
];

export function Component() {
  const { webhook } = useLoaderData<typeof loader>();
  const { id, name, state, since } = webhook;
  const isOn = isWebhookOn(webhook);
  return (
    <list.Page
      title={name}
      crumbs={[{ label: "Webhooks", to: "/webhooks" }]}
      aside={
        <>
          <WebhookStateBadge state={state} />
          {since && (
            <span className="text-sm text-slate">
              Since <When at={since} />
            </span>
          )}
        </>
      }
      above={<WebhookActions webhook={webhook} />}
      filters={[{ name: "state", label: "State", all: "All states", options: deliveryStateOptions }]}
      caption="Messages of the last thirty days"
      columns={isOn ? columnsWithReplay : columns}
      keyOf={(delivery) => delivery.id}
      icon={Webhook}
      empty="No messages here"
    >
      {isOn && <ReplayPeriod id={id} />}
      <Details key={id} webhook={webhook} />
    </list.Page>
  );
}

function Replay({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  return (
    <Button
      look="quiet"
      onClick={async () => {
        const result = await callApi(replayDelivery, { body: { id } });
        if (!result.ok) return toastError(result.error.error);
        toastSuccess("On its way");
        await revalidate();
      }}
    >
      Send again
    </Button>
  );
}

function Details({ webhook: { id, name, url, events } }: { webhook: OfficeWebhook }) {
  const { revalidate } = useRevalidator();
  const { busy, failure, formProps } = useOfficeForm({
    schema: updateWebhook.body.omit({ id: true }),
    values: { name, url, events },
    async send(body) {
      const result = await callApi(updateWebhook, { body: { id, ...body } });
      if (!result.ok) return result;
      await revalidate();
      toastSuccess("Saved");
    },
  });
  return (
    <Form {...formProps} className="mt-8">
      <FormSection title="Events" text="Waiting messages go to the new address too.">
        <WebhookFields />
      </FormSection>
      <FormActions busy={busy} failure={failure} label="Save" busyLabel="Saving..." />
    </Form>
  );
}

/** Resends the events of some days, for a receiver that was down beyond the retries or lost its data. */
function ReplayPeriod({ id }: { id: string }) {
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
    },
  });
  return (
    <Form {...formProps} className="mt-8">
      <FormSection
        title="Send past days again"
        text="Messages have their old ids, so a tool ignores those it has already received. They are stored for thirty days."
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
