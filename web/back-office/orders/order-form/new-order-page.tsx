import { useRef, useState } from "react";
import type { LastOrder } from "#contract/customers/customers.ts";
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
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { OrderAmounts } from "#web/back-office/ui/order-amounts.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { randomUuid } from "#web/checkout/order-attempts.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { CustomerFields, type CustomerInput } from "./customer-fields.tsx";
import { type DraftLine, orderedLines } from "./draft-lines.ts";
import { KnownCaller } from "./known-caller.tsx";
import { checkLines, lineIsOpen, noItems, unlessChanged } from "./open-line.ts";
import { goOn, OrderLayout, OrderPart, orderForm, PromiseLine, sendButton } from "./order-layout.tsx";
import { type OpenLine, OrderLines } from "./order-lines.tsx";
import { type Placed, PlacedOrder } from "./placed-order.tsx";
import { useCharges } from "./use-charges.ts";
import { useFillIn } from "./use-fill-in.ts";
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
  const [round, setRound] = useState(0);
  const [placed, setPlaced] = useState<Placed>();
  return (
    <>
      <PageHeader
        title={placed ? "Order placed" : "New phone order"}
        crumbs={[{ label: "Orders", to: "/orders" }]}
      />
      {placed ? (
        <PlacedOrder
          placed={placed}
          onAnother={() => {
            setPlaced(undefined);
            setRound(round + 1);
          }}
        />
      ) : (
        <PhoneOrder key={round} onPlaced={setPlaced} />
      )}
    </>
  );
}

function PhoneOrder({ onPlaced }: { onPlaced: (placed: Placed) => void }) {
  const [lines, setLines] = useState<readonly DraftLine[]>([]);
  const [open, setOpen] = useState<OpenLine>();
  const openForm = useRef<HTMLFormElement>(null);
  const [lastOrder, setLastOrder] = useState<LastOrder | null>(null);
  const [typedCoupon, setTypedCoupon] = useState("");
  const [coupon, setCoupon] = useState("");
  /** Idempotency key of the page: repeated presses place one order. */
  const key = useRef(randomUuid());
  /** The number of the order that this page already placed, when the response was lost. */
  const [placedBefore, setPlacedBefore] = useState("");
  const [payment, setPayment] = useState<PhonePaymentChoice>({ method: "cash", advance: undefined });
  const charges = useCharges();

  const office = useOfficeForm({
    schema: staffDeliveryDetails,
    values: noDetails,
    async send(details) {
      if (open) return addOpenLine();
      const quote = await answered();
      if (!quote) return lines.length === 0 ? noItems : checkLines;
      const paid = readPayment(payment, quote);
      if (!paid) return checkAdvance;
      const body = {
        ...details,
        items: orderedLines(lines),
        totalAmount: quote.totalAmount,
        ...(coupon === "" ? {} : { coupon }),
        ...paid,
      };
      const headers = { "Idempotency-Key": key.current };
      const result = await callApi(takeOrder, { body }, { headers });
      if (!result.ok) return notTaken(result);
      toastSuccess("Order placed");
      const { OrderID, id } = result.data;
      onPlaced({ OrderID, id, promise: quote.promise, hasEmail: details.email !== "" });
    },
  });

  /** A line that is complete is added and counts in the sum, which is to be read before the order is placed. */
  function addOpenLine(): CallFailure {
    openForm.current?.requestSubmit();
    return lineIsOpen;
  }

  function notTaken(failed: CallFailure): CallFailure {
    if (failed.error.code !== "OFFLINE") renew();
    if (failed.error.code === "KEY_REUSED") setPlacedBefore(String(failed.error.OrderID ?? ""));
    return failed;
  }

  const { form, busy, formProps } = office;
  const fillIn = useFillIn(form);
  const [phoneTyped, city, province] = form.watch(["phone", "city", "province"]);
  // Look up complete numbers only, not each digit.
  const phone = phoneNumber.safeParse(phoneTyped).data ?? "";
  const { quote, priced, failure, fields, answered, renew } = useOrderQuote({
    lines,
    coupon,
    phone,
    city: typeof city === "string" ? city : "",
    province: typeof province === "string" ? province : "",
  });
  const hasTyped = form.formState.isDirty || lines.length > 0 || typedCoupon.trim() !== "";

  return (
    <OrderLayout
      sum={
        <OrderPart title="To pay">
          {quote ? (
            <>
              <PromiseLine promise={quote.promise} />
              <OrderAmounts order={{ ...quote, coupon: coupon || null }} />
            </>
          ) : (
            <p className="text-slate">Add a product to see the price and the delivery date.</p>
          )}
          <FormFailure>{failure}</FormFailure>
          <TextField
            label="Coupon code"
            optional
            value={typedCoupon}
            onChange={(event) => setTypedCoupon(event.target.value)}
            onBlur={() => setCoupon(typedCoupon.trim())}
            onKeyDown={(event) => {
              if (event.key === "Enter") setCoupon(typedCoupon.trim());
            }}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
          />
          {quote?.takesTransfers && <PhonePayment value={payment} onChange={setPayment} quote={quote} />}
        </OrderPart>
      }
      foot={{
        busy,
        failure: unlessChanged(office.failure, { isOpen: open !== undefined, lines: lines.length }),
        label: "Place order",
        busyLabel: "Placing...",
        cancelTo: "/orders",
        totalAmount: quote?.totalAmount,
        children: placedBefore !== "" && (
          <TextLink to={`/orders?q=${placedBefore}`}>{`Open ${placedBefore}, which is placed`}</TextLink>
        ),
      }}
    >
      <KeepUnsaved when={hasTyped && !busy} />
      <OrderPart title="Customer">
        <Form {...formProps} id={orderForm} onKeyDown={goOn} className="grid gap-3">
          <CustomerFields
            belowPhone={
              <KnownCaller
                phone={String(phoneTyped)}
                onFind={(last) => {
                  setLastOrder(last);
                  fillIn(last);
                }}
              />
            }
          />
        </Form>
      </OrderPart>
      <OrderPart title="Items">
        <OrderLines
          lines={lines}
          onChange={setLines}
          open={open}
          onOpen={setOpen}
          formRef={openForm}
          priced={priced}
          fieldErrors={fields}
          charges={charges}
          lastSizes={lastOrder?.sizes ?? []}
          onDone={() => lines.length > 0 && sendButton()?.focus()}
        />
      </OrderPart>
    </OrderLayout>
  );
}

const checkAdvance = {
  ok: false,
  status: 0,
  error: { code: "INVALID", error: "Check the advance.", message: "" },
} as const;
