import { useRevalidator } from "react-router";
import { z } from "zod";
import {
  afterCorrection,
  type CorrectionReason,
  correctionReasons,
  correctStock,
  countedPieces,
  type ProductStock,
  type SizePieces,
} from "#contract/catalog/stock.ts";
import type { CallFailure } from "#contract/http/caller.ts";
import { fewPieces } from "#contract/values/limits.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { FormActions } from "#web/back-office/ui/form-actions.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { StatusBadge } from "#web/back-office/ui/status-badge.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { asReason, CorrectionChoice } from "./correction-choice.tsx";
import { colorOf, placeName } from "./stock-labels.ts";

type Change = Pick<SizePieces, "size" | "color">;
type Fields = { reason: string; changes: (Change & { pieces: string })[] };

const place = { size: z.string(), color: z.string().optional() };

const schema = z
  .custom<Fields>()
  .transform(({ reason, changes }) => ({
    reason: asReason(reason),
    changes: changes.map((change) => ({
      ...change,
      pieces: change.pieces.trim() === "" ? null : Number(change.pieces),
    })),
  }))
  .pipe(
    z.object({
      reason: z.enum(correctionReasons),
      changes: z.array(z.object({ ...place, pieces: countedPieces.nullable() })),
    }),
  );

const columnHeads: Record<CorrectionReason, string> = {
  received: "Received",
  damaged: "Gone",
  counted: "Counted",
};

type CorrectStockFormProps = {
  id: string;
  stock: readonly SizePieces[];
  colors: ProductStock["colors"];
  cancelTo: string;
};

export function CorrectStockForm({ id, stock, colors, cancelTo }: CorrectStockFormProps) {
  const { revalidate } = useRevalidator();
  const unchanged = stock.map(({ pieces: _, ...place }) => ({ ...place, pieces: "" }));
  const { form, busy, failure, formProps } = useOfficeForm({
    schema,
    values: { reason: "received", changes: unchanged },
    async send({ reason, changes: entered }) {
      // Empty is neither a change nor a count of none.
      const changes = entered.flatMap(({ pieces, ...one }) => (pieces === null ? [] : [{ ...one, pieces }]));
      const result = await callApi(correctStock, { body: { id, reason, changes } });
      await revalidate();
      if (!result.ok) return readBesideSize(result, changes);
      form.reset({ reason, changes: unchanged });
      toastSuccess("Saved");
    },
  });
  const { register, watch, formState } = form;

  /** A shortage is shown beside its size, any other failure beside the button. */
  function readBesideSize(failed: CallFailure, sent: readonly Change[]): CallFailure | undefined {
    const [[field, message] = []] = Object.entries(failed.error.fields ?? {});
    const short = sent.find((_, place) => field === `changes.${place}.pieces`);
    const index = stock.findIndex(({ size, color }) => size === short?.size && color === short.color);
    if (index === -1) return failed;
    form.setError(
      `changes.${index}.pieces`,
      { type: "server", message: message ?? "" },
      { shouldFocus: true },
    );
    return undefined;
  }

  const { errors } = formState;
  const reason = asReason(watch("reason"));
  const typed = watch("changes");
  const head = columnHeads[reason];

  return (
    <Form {...formProps} autoComplete="off">
      <KeepUnsaved when={formState.isDirty && !busy} />
      <FormSection title="Pieces" text="Orders are subtracted automatically. Enter other changes here.">
        <CorrectionChoice {...register("reason")} />
        <div className="rounded-lg border border-line">
          <table className="data-table keeps-columns">
            <caption className="sr-only">Pieces of each size</caption>
            <thead>
              <tr>
                <th scope="col">Size</th>
                <th scope="col">Left</th>
                <th scope="col">{head}</th>
                <th scope="col" className="number">
                  Then
                </th>
              </tr>
            </thead>
            <tbody>
              {stock.map((place, index) => {
                const { size, color, pieces } = place;
                const name = placeName(place, colors);
                const error = errors.changes?.[index]?.pieces?.message;
                const errorId = `change-${index}-error`;
                const entered = typed?.[index]?.pieces ?? "";
                const then =
                  entered.trim() === "" ? Number.NaN : afterCorrection(reason, pieces, Number(entered));
                return (
                  <tr key={name}>
                    <td className="font-[560]">
                      {color === undefined ? (
                        <span>{size}</span>
                      ) : (
                        <PlaceInColor name={name} value={colorOf(color, colors)?.value} />
                      )}
                    </td>
                    <td>
                      <PiecesLeft pieces={pieces} />
                    </td>
                    <td>
                      <input
                        {...register(`changes.${index}.pieces`)}
                        type="number"
                        min={0}
                        step={1}
                        aria-label={`${head}: ${name}`}
                        aria-invalid={error ? true : undefined}
                        aria-describedby={error ? errorId : undefined}
                        className="field-control my-0.5 w-19 sm:w-24"
                      />
                      {error && <FieldError id={errorId}>{error}</FieldError>}
                    </td>
                    <td className="number">{Number.isInteger(then) && <Then pieces={then} />}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </FormSection>
      <FormActions busy={busy} failure={failure} label="Save" busyLabel="Saving..." cancelTo={cancelTo} />
    </Form>
  );
}

/** Resulting number of pieces, unless an order takes some first. */
function Then({ pieces }: { pieces: number }) {
  return pieces < 0 ? (
    <span className="text-anar">−{-pieces}</span>
  ) : (
    <span>{pieces.toLocaleString("en-PK")}</span>
  );
}

function PiecesLeft({ pieces }: { pieces: number }) {
  if (pieces === 0) return <StatusBadge tone="cancelled">Sold out</StatusBadge>;
  if (pieces <= fewPieces) return <StatusBadge tone="pending">{`${pieces} left`}</StatusBadge>;
  return <span>{pieces.toLocaleString("en-PK")}</span>;
}

function PlaceInColor({ name, value }: { name: string; value: string | undefined }) {
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-4 flex-none rounded-full border border-line"
        style={{ backgroundColor: value }}
      />
      {name}
    </span>
  );
}
