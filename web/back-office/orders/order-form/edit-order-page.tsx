import { useState } from "react";
import { useLoaderData, useNavigate, useRevalidator } from "react-router";
import type { ProductDetail } from "#contract/catalog/catalog.ts";
import type { CallOutput } from "#contract/http/endpoint.ts";
import { getOrder } from "#contract/order-views/office-orders.ts";
import { editOrder, type OrderEdit, type quoteEdit } from "#contract/order-views/order-edits.ts";
import { codesOf, mayDo, wordsOf } from "#contract/orders/order-actions.ts";
import { staffDeliveryDetails } from "#contract/orders/staff-delivery.ts";
import { formatRupees } from "#contract/values/money.ts";
import PackageCheck from "#icons/package-check.mjs";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { ChangeList } from "#web/back-office/orders/order-page/change-list.tsx";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { OrderAmounts } from "#web/back-office/ui/order-amounts.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { ChoiceGroup } from "#web/ui/choice-group.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { AskedOfEdit, BackToWork, BackToWorkQuestion } from "./back-to-work.tsx";
import { CustomerFields } from "./customer-fields.tsx";
import { type ChangingLine, EditedLines } from "./edited-lines.tsx";
import { AddLine } from "./line-form.tsx";
import { lineIsOpen, unlessChanged } from "./open-line.ts";
import { type SentLine, useEditQuote } from "./use-edit-quote.ts";

export const loader = loaderOf(getOrder);

export function Component() {
  const { order } = useLoaderData<typeof loader>();
  const { id, OrderID, office, actions } = order;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [opened] = useState(order);
  const [lines, setLines] = useState<readonly SentLine[]>(opened.items);
  const [chosen, setChosen] = useState<ProductDetail>();
  const [changing, setChanging] = useState<ChangingLine>();
  const [reduction, setReduction] = useState(String(opened.reduction || ""));
  const [reason, setReason] = useState(opened.reductionReason);
  const [terms, setTerms] = useState<OrderEdit["terms"]>("order");
  const [isSaved, setSaved] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const form = useOfficeForm({
    schema: staffDeliveryDetails,
    values: {
      name: opened.name,
      phone: opened.phone,
      email: office?.email ?? "",
      address: opened.address,
      area: opened.area,
      city: opened.city,
      postal_code: opened.postal_code,
      province: opened.province,
      delivery_instruction: opened.delivery_instruction,
    },
    async send(details) {
      if (chosen || changing) return lineIsOpen;
      if (!quote) return notQuoted;
      const { totalAmount, backToWork } = quote;
      const body = { ...details, ...asked, totalAmount, backToWork, acknowledged: codesOf(actions.edit) };
      const result = await callApi(editOrder, { body });
      // Show the new confirmation; saving again gives it.
      if (!result.ok && result.error.code === "ASK_FIRST") await revalidate();
      if (!result.ok) return edited.refused(result);
      setSaved(true);
      toastSuccess(
        result.data.changes.length > 0 ? "Order changed, its customer is told" : "Nothing changed",
      );
      await navigate(`/orders/${id}`);
    },
  });
  const details = form.form.watch();
  const edited = useEditQuote({ opened, details, lines, reduction, reason, terms });
  const { quote, shown, asked, version } = edited;

  if (!mayDo(actions, "edit") && !isSaved) {
    return <EmptyState icon={PackageCheck} title={wordsOf(actions.edit)} />;
  }
  // Compare the form, not the quote, which arrives later and never for incomplete input.
  const hasTyped =
    form.form.formState.isDirty ||
    lines !== opened.items ||
    reduction !== String(opened.reduction || "") ||
    reason !== opened.reductionReason ||
    terms !== "order";
  const backToWork = quote?.backToWork ?? [];
  const changes = shown?.changes ?? [];
  return (
    <>
      <PageHeader
        title={`Edit ${OrderID}`}
        crumbs={[
          { label: "Orders", to: "/orders" },
          { label: OrderID, to: `/orders/${id}` },
        ]}
      />
      <KeepUnsaved when={hasTyped && !form.busy && !isSaved} />
      <FormSection
        title="Items"
        text="What stays the same keeps its price; a garment that is new costs what it costs in the shop today."
      >
        <EditedLines
          items={edited.items}
          lines={lines}
          changing={changing}
          onChanging={setChanging}
          onChange={setLines}
          fieldErrors={edited.fields}
        />
        <AddLine chosen={chosen} onChoose={setChosen} onAdd={(line) => setLines([...lines, line])} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Reduction in rupees"
            optional
            inputMode="numeric"
            value={reduction}
            onChange={(event) => setReduction(event.target.value)}
            error={edited.fields.reduction}
            autoComplete="off"
          />
          <TextField
            label="Reason of the reduction"
            optional={reduction.trim() === ""}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={edited.fields.reductionReason}
            maxLength={200}
            autoComplete="off"
          />
        </div>
        {quote && <TermsChoice totals={quote.totals} terms={terms} onChange={setTerms} />}
        <FormFailure>{edited.failure}</FormFailure>
      </FormSection>
      <Form
        {...form.formProps}
        onSubmit={(event) => {
          if (backToWork.length === 0) return form.formProps.onSubmit(event);
          event.preventDefault();
          setAsking(true);
        }}
      >
        <CustomerFields />
        <FormSection title="What changes" text="The customer reads it in a mail.">
          <div role="status">
            {edited.theirs.length > 0 && (
              <div className="mb-3 rounded-md border border-line px-4 py-3">
                <p className="font-[560]">Somebody else has changed meanwhile:</p>
                <ChangeList changes={edited.theirs} />
              </div>
            )}
            {changes.length > 0 ? <ChangeList changes={changes} /> : <p>Nothing yet.</p>}
            <BackToWork changes={backToWork} />
            <AskedOfEdit verdict={actions.edit} />
          </div>
          {shown && <OrderAmounts order={shown} />}
        </FormSection>
        <FormActions
          busy={form.busy}
          failure={unlessChanged(form.failure, {
            isOpen: Boolean(chosen || changing),
            lines: lines.length,
          })}
          label="Save changes"
          busyLabel="Saving..."
          cancelTo={`/orders/${id}`}
          version={version}
        />
      </Form>
      <BackToWorkQuestion
        changes={backToWork}
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          form.formProps.onSubmit({ preventDefault() {} });
        }}
      />
    </>
  );
}

const notQuoted = {
  ok: false,
  status: 0,
  error: { code: "NOT_QUOTED", error: "Correct the fields marked above.", message: "" },
} as const;

type Terms = OrderEdit["terms"];

type TermsChoiceProps = {
  totals: CallOutput<typeof quoteEdit>["totals"];
  terms: Terms;
  onChange: (terms: Terms) => void;
};

/** Rendered only if today's coupon, delivery fee and charges change the total. */
function TermsChoice({ totals, terms, onChange }: TermsChoiceProps) {
  if (totals.order === totals.today) return null;
  return (
    <div className="grid gap-1.5">
      <ChoiceGroup
        legend="Coupon, delivery and charges"
        name="terms"
        options={[
          { value: "order", label: "As when it was placed", hint: formatRupees(totals.order) },
          { value: "today", label: "As they are today", hint: formatRupees(totals.today) },
        ]}
        value={terms}
        onChange={onChange}
      />
      <p className="text-sm text-slate">
        They have changed since this order was placed. Its customer was shown those of its day.
      </p>
    </div>
  );
}
