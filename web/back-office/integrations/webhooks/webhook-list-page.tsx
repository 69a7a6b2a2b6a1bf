import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { createWebhook, listWebhooks, type OfficeWebhook } from "#contract/integrations/webhooks.ts";
import Webhook from "#icons/webhook.mjs";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { ListPage } from "#web/back-office/ui/list-page.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { SecretNote } from "./secret-note.tsx";
import { WebhookFields, type WebhookValues } from "./webhook-fields.tsx";
import { WebhookStateBadge } from "./webhook-labels.tsx";

export const loader = loaderOf(listWebhooks);

const columns: readonly Column<OfficeWebhook>[] = [
  { head: "Tool", cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { head: "Address", cell: ({ url }) => <span className="wrap-anywhere">{new URL(url).host}</span> },
  { head: "Waiting", cell: ({ waiting }) => waiting, isNumber: true, isLabelled: true },
  {
    head: "Last taken",
    cell: ({ lastDeliveredAt }) => (lastDeliveredAt ? <When at={lastDeliveredAt} /> : "Never"),
    isLabelled: true,
  },
  { head: "State", cell: ({ state }) => <WebhookStateBadge state={state} />, isCardEnd: true },
];

export function Component() {
  const { webhooks } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Webhooks"
      columns={columns}
      rows={webhooks}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/webhooks/${id}`}
      icon={Webhook}
      empty="No webhooks yet"
    >
      <NewWebhook />
    </ListPage>
  );
}

type Made = { id: string; secret: string };

function NewWebhook() {
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<Made>();

  async function show(webhook: Made) {
    setMade(webhook);
    await revalidate();
  }

  // Remount the form: an emptied one would show an error as soon as its field loses the focus.
  return <NewWebhookForm key={made?.id} made={made} onMade={show} />;
}

function NewWebhookForm({
  made,
  onMade,
}: {
  made: Made | undefined;
  onMade: (webhook: Made) => Promise<void>;
}) {
  const values: WebhookValues = { name: "", url: "", events: [] };
  const { busy, failure, formProps } = useOfficeForm({
    schema: createWebhook.body,
    values,
    async send(body) {
      const result = await callApi(createWebhook, { body });
      if (!result.ok) return result;
      await onMade(result.data);
    },
  });
  return (
    <Form {...formProps} className="mt-8">
      <FormSection
        title="New webhook"
        text="The shop sends events to a program of yours as they happen. /docs, under Webhooks, describes how it checks that a message is from the shop."
      >
        <WebhookFields />
        {made && <SecretNote secret={made.secret} />}
      </FormSection>
      <FormActions busy={busy} failure={failure} label="Create webhook" busyLabel="Making..." />
    </Form>
  );
}
