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
        hint="The customer reads it in a mail and beside their order."
        schema={isQuestion ? askBackReturn.body : declineReturn.body}
        id={request.id}
        keepLabel="Not now"
        label={isQuestion ? "Ask" : "Decline"}
        busyLabel="Sending..."
        look={isQuestion ? "primary" : "danger"}
        done="The customer is told"
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
      toastSuccess("Approved, the customer is told");
      await onDone();
    },
  });
  return (
    <Panel title="Approve">
      <Form {...formProps} className="grid gap-3">
        {isFault && (
          <p className="text-sm text-slate">A fault is ours: the terms promise that we pay both ways.</p>
        )}
        <Field name="remedy" as={SelectField} label="What is done">
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
          <Field name="out" as={SelectField} label="The way to the customer is paid by">
            {payers.map((payer) => (
              <option key={payer} value={payer}>
                {payerLabels[payer]}
              </option>
            ))}
          </Field>
        </div>
        <Field
          name="reason"
          label="Say more"
          hint="The customer reads it, such as when the rider comes."
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
            ? "It stays the customer's and goes to the workshop."
            : `What is neither repaired nor written off ${request.garment.isStocked ? "goes back to stock" : "is put aside: no stock is kept of it"}.`}
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
            label="Refunded besides"
            suffix="Rs."
            hint="Such as the courier they paid for a fault of ours"
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
