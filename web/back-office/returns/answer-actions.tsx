import { useState } from "react";
import {
  approveReturn,
  askBackReturn,
  declineReturn,
  type OfficeRequest,
  receiveReturn,
} from "#contract/returns/office-returns.ts";
import type { RequestAction } from "#contract/returns/request-actions.ts";
import { payers, type ReturnRemedy, returnRemedies } from "#contract/returns/return-rules.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { ReasonDialog } from "#web/back-office/ui/reason-dialog.tsx";
import { numberOrZero } from "#web/back-office/ui/typed-number.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { payerLabels, remedyLabels } from "./request-labels.ts";

type ActionsProps = { request: OfficeRequest; onDone: () => Promise<void> };

const usualRemedy = {
  exchange: "exchange",
  alteration: "alteration",
  return: "refund",
  fault: "exchange",
} as const;

export function AnswerActions({ request, onDone }: ActionsProps) {
  const may = (action: RequestAction) => request.actions.includes(action);
  const [asking, setAsking] = useState<"decline" | "question">();
  const close = () => setAsking(undefined);
  if (!may("decline")) return null;
  const isQuestion = asking === "question";
  return (
    <>
      {may("approve") && <ApproveForm request={request} onDone={onDone} />}
      {may("receive") && <ReceiveForm request={request} onDone={onDone} />}
      <div className="flex flex-wrap gap-2">
        {may("askBack") && (
          <Button look="secondary" onClick={() => setAsking("question")}>
            Ask the customer
          </Button>
        )}
        <Button look="danger-outline" onClick={() => setAsking("decline")}>
          Decline
        </Button>
      </div>
      <ReasonDialog
        open={asking !== undefined}
        onClose={close}
        title={isQuestion ? "Ask the customer" : "Decline the request"}
        hint="The customer reads it in a mail and on the order page."
        schema={isQuestion ? askBackReturn.body : declineReturn.body}
        id={request.id}
        keepLabel="Not now"
        label={isQuestion ? "Ask" : "Decline"}
        busyLabel="Sending..."
        look={isQuestion ? "primary" : "danger"}
        done="The customer is informed"
        call={(body) => callApi(isQuestion ? askBackReturn : declineReturn, { body })}
        onDone={onDone}
      />
    </>
  );
}

function ApproveForm({ request, onDone }: ActionsProps) {
  const remedy: ReturnRemedy = usualRemedy[request.kind];
  const isFault = request.kind === "fault";
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: approveReturn.body,
    values: {
      id: request.id,
      remedy,
      reason: "",
      back: request.rules.back,
      out: request.rules.out ?? "shop",
    },
    async send(body) {
      const result = await callApi(approveReturn, { body });
      if (!result.ok) return result;
      toastSuccess("Approved, the customer is informed");
      await onDone();
    },
  });
  return (
    <Panel title="Approve">
      <Form {...formProps} className="grid gap-3">
        {isFault && (
          <p className="text-sm text-slate">The terms promise that we pay both ways for faulty goods.</p>
        )}
        <Field name="remedy" as={SelectField} label="Action">
          {returnRemedies.map((one) => (
            <option key={one} value={one}>
              {remedyLabels[one]}
            </option>
          ))}
        </Field>
        <div className="grid gap-3 md:grid-cols-2">
          <Field name="back" as={SelectField} label="Return shipping paid by">
            {payers.map((payer) => (
              <option key={payer} value={payer}>
                {payerLabels[payer]}
              </option>
            ))}
          </Field>
          <Field name="out" as={SelectField} label="Shipping to the customer paid by">
            {payers.map((payer) => (
              <option key={payer} value={payer}>
                {payerLabels[payer]}
              </option>
            ))}
          </Field>
        </div>
        <Field
          name="reason"
          label="Message"
          hint="The customer reads it. Such as: when the rider comes."
          maxLength={300}
          optional
        />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" busy={busy} className="justify-self-start">
          {busy ? "Saving..." : "Approve"}
        </Button>
      </Form>
    </Panel>
  );
}

function ReceiveForm({ request, onDone }: ActionsProps) {
  const isAltered = request.remedy === "alteration";
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: receiveReturn.body,
    values: { id: request.id, toRepair: 0, wasted: 0, extra: 0 },
    async send(body) {
      const result = await callApi(receiveReturn, { body });
      if (!result.ok) return result;
      toastSuccess("Checked in");
      await onDone();
    },
  });
  return (
    <Panel title="Check in return">
      <Form {...formProps} className="grid gap-3">
        <p className="text-sm text-slate">
          {isAltered
            ? "It still belongs to the customer and goes to the workshop."
            : `Pieces that are neither repaired nor written off ${request.garment.isStocked ? "go back to stock" : "are put aside: stock is not tracked"}.`}
        </p>
        <div className="grid gap-3 md:grid-cols-3">
          {!isAltered && (
            <>
              <Field name="toRepair" number={numberOrZero} label="Repair" autoComplete="off" />
              <Field name="wasted" number={numberOrZero} label="Write off" autoComplete="off" />
            </>
          )}
          <Field
            name="extra"
            number={numberOrZero}
            label="Extra refund"
            suffix="Rs."
            hint="Such as the shipping they paid for faulty goods"
            autoComplete="off"
          />
        </div>
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" busy={busy} className="justify-self-start">
          {busy ? "Saving..." : "Check in"}
        </Button>
      </Form>
    </Panel>
  );
}
