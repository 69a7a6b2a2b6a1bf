import { useRef, useState } from "react";
import { useLoaderData, useNavigate, useRevalidator } from "react-router";
import type { CallOutput } from "#contract/http/endpoint.ts";
import { getOrder, type OfficeOrder } from "#contract/order-views/office-orders.ts";
import { editOrder, type OrderEdit, type quoteEdit } from "#contract/order-views/order-edits.ts";
import { codesOf, mayDo, wordsOf } from "#contract/orders/order-actions.ts";
import { staffDeliveryDetails } from "#contract/orders/staff-delivery.ts";
import { formatRupees } from "#contract/values/money.ts";
import PackageCheck from "#icons/package-check.mjs";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { ChangeList } from "#web/back-office/orders/order-page/change-list.tsx";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { OrderAmounts } from "#web/back-office/ui/order-amounts.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { ChoiceGroup } from "#web/ui/choice-group.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { AskedOfEdit, BackToWork, BackToWorkQuestion } from "./back-to-work.tsx";
import { ColleagueChanges } from "./colleague-changes.tsx";
import { CustomerFields } from "./customer-fields.tsx";
import type { DraftLine } from "./draft-lines.ts";
import { checkLines, lineIsOpen, unlessChanged } from "./open-line.ts";
import { goOn, OrderLayout, OrderPart, orderForm, PromiseLine, sendButton } from "./order-layout.tsx";
import { type OpenLine, OrderLines } from "./order-lines.tsx";
import { useEditQuote } from "./use-edit-quote.ts";
import { useLineProducts } from "./use-line-products.ts";

export const loader = loaderOf(getOrder);

export function Component() {
  const { order } = useLoaderData<typeof loader>();
  const { id, OrderID, office, actions } = order;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [opened] = useState(order);
  const [lines, setLines] = useState<readonly DraftLine[]>(() =>
    opened.items.map((item) => ({ key: item.id, name: item.name, sent: item })),
  );
  useLineProducts(opened.items, setLines);
  const [open, setOpen] = useState<OpenLine>();
  const openForm = useRef<HTMLFormElement>(null);
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
      if (open) {
        openForm.current?.requestSubmit();
        return lineIsOpen;
      }
      const now = await edited.answered();
      if (!now) return checkLines;
      const { totalAmount, backToWork } = now;
      const body = {
        ...details,
        ...asked,
        version: version.current(),
        totalAmount,
        backToWork,
        acknowledged: codesOf(actions.edit),
      };
      const result = await callApi(editOrder, { body });
      // Show the new confirmation; saving again gives it.
      if (!result.ok && result.error.code === "ASK_FIRST") await revalidate();
      if (!result.ok) return edited.refused(result);
      setSaved(true);
      toastSuccess(describeSaved(result.data.changes.length > 0, details.email !== ""));
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
    !isAsOpened(lines, opened.items) ||
    reduction !== String(opened.reduction || "") ||
    reason !== opened.reductionReason ||
    terms !== "order";
  const backToWork = quote?.backToWork ?? [];
  const changes = shown?.changes ?? [];
  const hasReduction = asked.reduction !== 0;
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
      <OrderLayout
        sum={
          <>
            <OrderPart
              title="What changes"
              text={String(details.email).trim() === "" ? "" : "The customer reads it in a mail."}
            >
              <div role="status" className="grid gap-3">
                <ColleagueChanges theirs={edited.theirs} mine={changes} />
                {changes.length > 0 ? <ChangeList changes={changes} /> : <p>Nothing yet.</p>}
                <BackToWork changes={backToWork} />
                <AskedOfEdit verdict={actions.edit} />
              </div>
              {shown?.promise && <PromiseLine promise={shown.promise} />}
              {shown && <OrderAmounts order={shown} />}
            </OrderPart>
            <OrderPart title="Reduction">
              <TextField
                label="Reduction in rupees"
                optional
                inputMode="numeric"
                value={reduction}
                onChange={(event) => setReduction(event.target.value)}
                error={edited.fields.reduction}
                autoComplete="off"
              />
              {hasReduction && (
                <TextField
                  label="Reason for the reduction"
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                  error={edited.fields.reductionReason}
                  maxLength={200}
                  autoComplete="off"
                />
              )}
              {quote && <TermsChoice totals={quote.totals} terms={terms} onChange={setTerms} />}
              <FormFailure>{edited.failure}</FormFailure>
            </OrderPart>
          </>
        }
        foot={{
          busy: form.busy,
          failure: unlessChanged(form.failure, { isOpen: open !== undefined, lines: lines.length }),
          label: "Save changes",
          busyLabel: "Saving...",
          cancelTo: `/orders/${id}`,
          totalAmount: quote?.totalAmount,
          version,
        }}
      >
        <OrderPart title="Items" text="Unchanged items keep their price; new items cost today's price.">
          <OrderLines
            lines={lines}
            onChange={setLines}
            open={open}
            onOpen={setOpen}
            formRef={openForm}
            priced={edited.priced}
            fieldErrors={edited.fields}
            charges={shown?.charges}
            mustKeepOne
            onDone={() => sendButton()?.focus()}
          />
        </OrderPart>
        <OrderPart title="Customer">
          <Form
            {...form.formProps}
            id={orderForm}
            onKeyDown={goOn}
            className="grid gap-3"
            onSubmit={(event) => {
              if (backToWork.length === 0 || open) return form.formProps.onSubmit(event);
              event.preventDefault();
              setAsking(true);
            }}
          >
            <CustomerFields />
          </Form>
        </OrderPart>
      </OrderLayout>
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

function isAsOpened(lines: readonly DraftLine[], items: OfficeOrder["items"]): boolean {
  return lines.length === items.length && lines.every(({ sent }, place) => sent === items[place]);
}

function describeSaved(hasChanged: boolean, hasEmail: boolean): string {
  if (!hasChanged) return "Nothing changed";
  return hasEmail ? "Order changed. The customer gets a mail." : "Order changed";
}

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
        They have changed since this order was placed. The customer saw the earlier ones.
      </p>
    </div>
  );
}
