import { useState } from "react";
import {
  alterReturn,
  exchangeReturn,
  type OfficeRequest,
  refundReturn,
} from "#contract/returns/office-returns.ts";
import type { RequestAction } from "#contract/returns/request-actions.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { callApi } from "#web/back-office/api.ts";
import { BeforeCash, TransferWayField } from "#web/back-office/payments/payment-fields.tsx";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { Money } from "#web/back-office/ui/values.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";

type ActionsProps = { request: OfficeRequest; onDone: () => Promise<void> };

export function SettleActions({ request, onDone }: ActionsProps) {
  const may = (action: RequestAction) => request.actions.includes(action);
  const [refundsInstead, setRefundsInstead] = useState(false);
  const exchanges = may("exchange") && !refundsInstead;
  return (
    <>
      {exchanges && (
        <>
          <ExchangeForm request={request} onDone={onDone} />
          {may("refund") && (
            <Button look="secondary" className="justify-self-start" onClick={() => setRefundsInstead(true)}>
              Refund instead
            </Button>
          )}
        </>
      )}
      {may("alter") && <AlterForm request={request} onDone={onDone} />}
      {may("refund") && !exchanges && <RefundForm request={request} onDone={onDone} />}
    </>
  );
}

function ExchangeForm({ request, onDone }: ActionsProps) {
  const { garment, offered, size, color } = request;
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema: exchangeReturn.body,
    values: { id: request.id, size, color: color?.id ?? "", fabric: "", isBeforeCash: false },
    async send(body) {
      const result = await callApi(exchangeReturn, { body });
      if (!result.ok) return result;
      toastSuccess(result.data.message);
      await onDone();
    },
  });
  const { register } = form;
  return (
    <Panel title="Send another one">
      <Form {...formProps} className="grid gap-3">
        <p className="text-sm text-slate">
          Unchanged choices keep their price. The payment moves to the new order; the rider collects the rest.
        </p>
        <div className="grid gap-3 md:grid-cols-3">
          <Field name="size" as={SelectField} label="Size">
            <option value="">{garment.size}, as before</option>
            {[...new Set([...(size === "" ? [] : [size]), ...offered.sizes])]
              .filter((one) => one !== garment.size)
              .map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
          </Field>
          <Field name="color" as={SelectField} label="Colour">
            <option value="">{garment.color}, as before</option>
            {offered.colors
              .filter(({ label }) => label !== garment.color)
              .map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
          </Field>
          <Field name="fabric" as={SelectField} label="Fabric">
            <option value="">{garment.fabric}, as before</option>
            {offered.fabrics
              .filter(({ label }) => label !== garment.fabric)
              .map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
          </Field>
        </div>
        {request.isBeforeCash && <BeforeCash {...register("isBeforeCash")} />}
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" busy={busy} className="justify-self-start">
          {busy ? "Saving..." : "Create order"}
        </Button>
      </Form>
    </Panel>
  );
}

function AlterForm({ request, onDone }: ActionsProps) {
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: alterReturn.body,
    values: { id: request.id, what: request.details.slice(0, 500) },
    async send(body) {
      const result = await callApi(alterReturn, { body });
      if (!result.ok) return result;
      toastSuccess(result.data.message);
      await onDone();
    },
  });
  return (
    <Panel title="To the workshop">
      <Form {...formProps} className="grid gap-3">
        <Field
          name="what"
          as={TextAreaField}
          label="What to alter or repair"
          hint="It is printed on the ticket."
          rows={3}
          maxLength={500}
        />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" busy={busy} className="justify-self-start">
          {busy ? "Saving..." : "Create order"}
        </Button>
      </Form>
    </Panel>
  );
}

function RefundForm({ request, onDone }: ActionsProps) {
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema: refundReturn.body,
    values: {
      id: request.id,
      amount: request.toSettle,
      how: "raast" as const,
      reference: "",
      on: dayInKarachi(new Date()),
      isBeforeCash: false,
    },
    async send(body) {
      const result = await callApi(refundReturn, { body });
      if (!result.ok) return result;
      toastSuccess("Refund entered, the customer is informed");
      await onDone();
    },
  });
  const { register } = form;
  return (
    <Panel title="Refund by transfer">
      <Form {...formProps} className="grid gap-3">
        <p>
          Send <Money rupees={request.toSettle} /> with your bank or wallet app, then enter the transaction
          number.
        </p>
        <div className="grid gap-3 md:grid-cols-3">
          <Field name="how" as={TransferWayField} />
          <Field name="reference" label="Transaction number" autoComplete="off" />
          <Field name="on" type="date" label="Day" />
        </div>
        {request.isBeforeCash && <BeforeCash {...register("isBeforeCash")} />}
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" busy={busy} className="justify-self-start">
          {busy ? "Saving..." : "Refunded"}
        </Button>
      </Form>
    </Panel>
  );
}
