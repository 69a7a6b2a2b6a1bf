import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import {
  getWebhook,
  listDeliveries,
  type OfficeWebhook,
  replayDelivery,
  updateWebhook,
  type WebhookDelivery,
} from "#contract/integrations/webhooks.ts";
import Webhook from "#icons/webhook.mjs";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { queryOf } from "#web/back-office/query-of.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { Form } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { KeysetPager } from "#web/back-office/ui/keyset-pager.tsx";
import { FilterSelect, ListFilters } from "#web/back-office/ui/list-filters.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { When } from "#web/back-office/ui/when.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { ReplayPeriod } from "./replay-period.tsx";
import { WebhookActions } from "./webhook-actions.tsx";
import { WebhookFields } from "./webhook-fields.tsx";
import { DeliveryStateBadge, deliveryStateOptions, WebhookStateBadge } from "./webhook-words.tsx";

const filters = listDeliveries.query.omit({ id: true });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const query = { ...queryOf(filters, request), id };
  const [webhook, deliveries] = await Promise.all([
    callApi(getWebhook, { query: { id } }),
    callApi(listDeliveries, { query }),
  ]);
  return { ...answerOf(webhook, request), ...answerOf(deliveries, request) };
}

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
  { head: "Again", cell: ({ id }) => <Replay id={id} /> },
];

export function Component() {
  const { webhook, items, next } = useLoaderData<typeof loader>();
  const { id, name, state, since } = webhook;
  return (
    <>
      <PageHeader
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
      />
      <WebhookActions webhook={webhook} />
      <ListFilters>
        <FilterSelect name="state" label="State" all="All states" options={deliveryStateOptions} />
      </ListFilters>
      <DataTable
        caption="Messages of the last thirty days"
        columns={columns}
        rows={items}
        keyOf={(delivery) => delivery.id}
        empty={<EmptyState icon={Webhook} title="No messages here" />}
      />
      <KeysetPager next={next} />
      <ReplayPeriod id={id} />
      <Details key={id} webhook={webhook} />
    </>
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
      return undefined;
    },
  });
  return (
    <Form {...formProps} className="mt-8">
      <FormSection title="What it hears of" text="What waits already goes to the new address as well.">
        <WebhookFields />
      </FormSection>
      <FormActions busy={busy} failure={failure} label="Save" busyLabel="Saving..." />
    </Form>
  );
}
