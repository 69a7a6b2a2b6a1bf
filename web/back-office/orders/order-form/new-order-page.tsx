import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { OrderedLine } from "#contract/cart/line-item.ts";
import type { ProductDetail } from "#contract/catalog/catalog.ts";
import type { CallFailure } from "#contract/http/caller.ts";
import { takeOrder } from "#contract/order-views/office-orders.ts";
import { staffDeliveryDetails } from "#contract/orders/staff-delivery.ts";
import { phoneNumber } from "#contract/values/phone.ts";
import { callApi } from "#web/back-office/api.ts";
import {
  PhonePayment,
  type PhonePaymentChoice,
  readPayment,
} from "#web/back-office/payments/phone-payment.tsx";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { OrderAmounts } from "#web/back-office/ui/order-amounts.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { randomUuid } from "#web/checkout/order-attempts.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { CustomerFields, type CustomerInput } from "./customer-fields.tsx";
import { KnownCaller } from "./known-caller.tsx";
import { AddLine } from "./line-form.tsx";
import { lineIsOpen, noItems, unlessChanged } from "./open-line.ts";
import { QuotedLines } from "./quoted-lines.tsx";
import { useOrderQuote } from "./use-order-quote.ts";

const noDetails: CustomerInput = {
  name: "",
  phone: "",
  email: "",
  address: "",
  area: "",
  city: "",
  postal_code: "",
  province: "",
  delivery_instruction: "",
};

export function Component() {
  const navigate = useNavigate();
  const [lines, setLines] = useState<readonly OrderedLine[]>([]);
  const [chosen, setChosen] = useState<ProductDetail>();
  const [typedCoupon, setTypedCoupon] = useState("");
  const [coupon, setCoupon] = useState("");
  /** Idempotency key of the page: repeated presses place one order. */
  const key = useRef(randomUuid());
  const [isPlaced, setPlaced] = useState(false);
  /** The number of the order that this page already placed, when the response was lost. */
  const [placedBefore, setPlacedBefore] = useState("");
  const [payment, setPayment] = useState<PhonePaymentChoice>({ method: "cash", advance: undefined });

  const office = useOfficeForm({
    schema: staffDeliveryDetails,
    values: noDetails,
    async send(details) {
      if (chosen) return lineIsOpen;
      if (!quote) return noItems;
      const paid = readPayment(payment, quote);
      if (!paid) return checkAdvance;
      const body = {
        ...details,
        items: [...lines],
        totalAmount: quote.totalAmount,
        ...(coupon === "" ? {} : { coupon }),
        ...paid,
      };
      const headers = { "Idempotency-Key": key.current };
      const result = await callApi(takeOrder, { body }, { headers });
      if (!result.ok) return notTaken(result);
      setPlaced(true);
      toastSuccess("Order placed");
      await navigate(`/orders?q=${result.data.OrderID}`);
    },
  });

  function notTaken(failed: CallFailure): CallFailure {
    if (failed.error.code !== "OFFLINE") renew();
    if (failed.error.code === "KEY_REUSED") setPlacedBefore(String(failed.error.OrderID ?? ""));
    return failed;
  }

  const { form, busy, formProps } = office;
  // Look up complete numbers only, not each digit.
  const phone = phoneNumber.safeParse(form.watch("phone")).data ?? "";
  const { quote, failure, renew } = useOrderQuote(lines, coupon, phone);

  const hasTyped = form.formState.isDirty || lines.length > 0 || typedCoupon.trim() !== "";

  return (
    <>
      <PageHeader title="New phone order" crumbs={[{ label: "Orders", to: "/orders" }]} />
      <KeepUnsaved when={hasTyped && !busy && !isPlaced} />
      <FormSection title="Items" text="At the prices of the shop, as they are now.">
        <AddLine chosen={chosen} onChoose={setChosen} onAdd={(line) => setLines([...lines, line])} />
        {quote && (
          <QuotedLines
            items={quote.items}
            onRemove={(index) => setLines(lines.filter((_, place) => place !== index))}
          />
        )}
        <FormFailure>{failure}</FormFailure>
        <TextField
          label="Coupon code"
          optional
          value={typedCoupon}
          onChange={(event) => setTypedCoupon(event.target.value)}
          onBlur={() => setCoupon(typedCoupon.trim())}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
        />
        {quote && <OrderAmounts order={{ ...quote, coupon: coupon || null }} />}
      </FormSection>
      <Form {...formProps}>
        <CustomerFields belowPhone={<KnownCaller phone={String(form.watch("phone"))} />} />
        {quote?.takesTransfers && <PhonePayment value={payment} onChange={setPayment} quote={quote} />}
        <FormActions
          busy={busy}
          failure={unlessChanged(office.failure, { isOpen: chosen !== undefined, lines: lines.length })}
          label="Place order"
          busyLabel="Placing..."
          cancelTo="/orders"
        >
          {placedBefore !== "" && (
            <TextLink to={`/orders?q=${placedBefore}`}>{`Open ${placedBefore}, which is placed`}</TextLink>
          )}
        </FormActions>
      </Form>
    </>
  );
}

const checkAdvance = {
  ok: false,
  status: 0,
  error: { code: "INVALID", error: "Check the advance.", message: "" },
} as const;
