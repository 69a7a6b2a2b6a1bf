import { useState } from "react";
import type { CallFailure } from "#contract/http/caller.ts";
import { applyPayout, askPayouts, type PayoutOutcome, previewPayout } from "#contract/parcels/payouts.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import FileUp from "#icons/file-up.mjs";
import { callApi } from "#web/back-office/api.ts";
import { useCouriers } from "#web/back-office/parcels/use-couriers.ts";
import { DropZone } from "#web/back-office/ui/drop-zone.tsx";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { StatementFindings } from "./statement-findings.tsx";

type Looked = { result: PayoutOutcome; isApplied: boolean };

/** Previews a statement; a second press posts it to the ledgers. */
export function StatementForm({ onApplied }: { onApplied: () => Promise<void> }) {
  const [name, setName] = useState("");
  const [looked, setLooked] = useState<Looked>();
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema: previewPayout.body,
    values: { number: "", paidOn: dayInKarachi(new Date()), file: "" },
    async send(body): Promise<CallFailure | undefined> {
      const isApplied = looked !== undefined && !looked.isApplied;
      const answer = await (isApplied ? callApi(applyPayout, { body }) : callApi(previewPayout, { body }));
      if (!answer.ok) {
        setLooked(undefined);
        return answer;
      }
      setLooked({ result: answer.data, isApplied });
      if (isApplied) {
        await onApplied();
        toastSuccess(`${rows(answer.data.entered)} posted to orders`);
      }
    },
  });
  const { errors } = form.formState;
  // Post exactly the previewed statement.
  const change = { onChange: () => setLooked(undefined) };

  function take(title: string, file: string) {
    setName(title);
    setLooked(undefined);
    form.setValue("file", file, { shouldValidate: true });
  }

  return (
    <Form {...formProps} className="grid gap-4">
      <DropZone
        icon={FileUp}
        title={name === "" ? "Drop the file of PostEx or Leopards here or choose it" : name}
        hint="As the courier sends it (.csv of PostEx; .xls or .csv of Leopards): do not save it in a spreadsheet, which changes the numbers. You see a preview first."
        accept=".csv,text/csv,.xls,.htm,.html"
        disabled={busy}
        onChosen={([file]) => file && void file.text().then((text) => take(file.name, text))}
      />
      <AskCouriers onAnswer={take} />
      <div role="alert" className="empty:sr-only">
        {errors.file?.message && <FieldError id="statement-file-error">{errors.file.message}</FieldError>}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="number"
          options={change}
          label="Number of the statement"
          hint="Its CPR number. Parts of one statement have one number. Not needed where the file has one for each row."
          autoComplete="off"
          spellCheck={false}
        />
        <Field name="paidOn" options={change} type="date" max={dayInKarachi(new Date())} label="Paid on" />
      </div>
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {looked && <StatementFindings result={looked.result} />}
        {looked && <p className="font-[540]">{describePosted(looked)}</p>}
      </div>
      <FormFailure>{failure}</FormFailure>
      {!looked?.isApplied && looked?.result.isNew !== false && (
        <div>
          <Button type="submit" look={looked ? "primary" : "secondary"} busy={busy}>
            {looked ? (busy ? "Entering..." : "Post to orders") : busy ? "Looking..." : "Preview"}
          </Button>
        </div>
      )}
    </Form>
  );
}

function describePosted({ result: { entered, before, isNew }, isApplied }: Looked): string {
  if (isApplied) return `${rows(entered)} posted to orders.`;
  if (!isNew) return "All rows of this file were posted before.";
  const ofBefore = before > 0 ? `; ${before.toLocaleString("en")} of the file were posted before` : "";
  return `${rows(entered)} will be posted to orders${ofBefore}.`;
}

function rows(count: number): string {
  return count === 1 ? "1 row" : `${count.toLocaleString("en")} rows`;
}

type AskCouriersProps = {
  /** Called with the courier's response, to be previewed like a file. */
  onAnswer: (title: string, file: string) => void;
};

/** Requests the payouts from a courier whose API lists them; renders nothing without such an account. */
function AskCouriers({ onAnswer }: AskCouriersProps) {
  const couriers = useCouriers(true).filter(({ tellsPayments }) => tellsPayments);
  const [asking, setAsking] = useState<string>();

  async function ask({ id, name }: (typeof couriers)[number]) {
    setAsking(id);
    const answer = await callApi(askPayouts, { body: { courier: id } });
    setAsking(undefined);
    if (!answer.ok) return toastError(answer.error.error);
    const { parcels, file } = answer.data;
    onAnswer(`${name} about ${parcels === 1 ? "1 parcel" : `${parcels} parcels`}`, file);
  }

  return couriers.map((courier) => (
    <div key={courier.id}>
      <Button look="secondary" busy={asking === courier.id} onClick={() => void ask(courier)}>
        Ask {courier.name} for its payouts
      </Button>
    </div>
  ));
}
