import { useRevalidator } from "react-router";
import { z } from "zod";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { buyerNumber, creditNoteName, invoiceName, setBuyerNumber } from "#contract/orders/invoices.ts";
import { mayDo } from "#contract/orders/order-actions.ts";
import { formatRupees } from "#contract/values/money.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { PanelPart } from "#web/back-office/ui/panel.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { creditLabels } from "./invoice-labels.ts";
import { issueInvoices } from "./issue-invoices.ts";

type OrderInvoicesProps = { order: OfficeOrder; office: NonNullable<OfficeOrder["office"]> };

export function OrderInvoices({ order: { id, actions }, office }: OrderInvoicesProps) {
  const { revalidate } = useRevalidator();
  const { invoices } = office;
  const stands = invoices.some(({ credit }) => credit === null);
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: z.object({ buyerNumber }),
    values: { buyerNumber: office.buyerNumber },
    async send(body) {
      const result = await callApi(setBuyerNumber, { body: { id, ...body } });
      if (!result.ok) return result;
      await revalidate();
      toastSuccess("Saved");
    },
  });

  async function issue() {
    const failed = await issueInvoices([id]);
    if (failed) toastError(failed.error.error);
    else await revalidate();
  }

  return (
    <PanelPart title="Invoice">
      <ol className="grid gap-2">
        {invoices.map(({ number, issuedAt, credit, partCredits }) => (
          <li key={number}>
            <p>
              <TextLink to={`/invoices?ids=${id}&number=${number}`}>{invoiceName(number)}</TextLink> of{" "}
              <When at={issuedAt} dayOnly />
            </p>
            {[...partCredits, ...(credit ? [credit] : [])].map((note) => (
              <p key={note.number} className="text-sm text-slate">
                {note === credit ? "" : `${formatRupees(note.total)} `}
                {note === credit ? "Credited" : "credited"} by{" "}
                <TextLink to={`/invoices?ids=${id}&note=${note.number}`}>
                  {creditNoteName(note.number)}
                </TextLink>{" "}
                of <When at={note.issuedAt} dayOnly />: {creditLabels[note.reason]}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {mayDo(actions, "issueInvoice") && (
        <>
          <p className="mb-2 text-sm text-slate">
            It gets its number when it is dispatched, or now if the paper goes into the parcel.
          </p>
          <Button look="secondary" onClick={issue}>
            Issue invoice
          </Button>
        </>
      )}
      <Form {...formProps} className="mt-3 grid gap-2" autoComplete="off">
        <TextField
          {...form.register("buyerNumber")}
          label="NTN or CNIC of the buyer"
          optional
          hint={stands ? "Another number cancels this invoice and issues a new one" : undefined}
          error={form.formState.errors.buyerNumber?.message ?? failure}
        />
        <Button look="secondary" type="submit" disabled={busy} className="justify-self-start">
          Save
        </Button>
      </Form>
    </PanelPart>
  );
}
