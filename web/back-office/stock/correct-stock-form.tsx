import { useRevalidator } from "react-router";
import { z } from "zod";
import {
  correctionReasons,
  correctStock,
  type ProductStock,
  type SizePieces,
} from "#contract/back-office/stock.ts";
import type { CallFailure } from "#contract/http/caller.ts";
import { fewPieces } from "#contract/values/limits.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { backOffice } from "../api.ts";
import { FormActions } from "../ui/form-actions.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { KeepUnsaved } from "../ui/keep-unsaved.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { colorOf, placeName, reasonWords } from "./stock-words.ts";

type Change = Pick<SizePieces, "size" | "color">;
type Fields = { reason: string; changes: (Change & { change: string })[] };

function schemaOf(id: string) {
  return z
    .custom<Fields>()
    .transform(({ reason, changes }) => ({
      id,
      reason,
      changes: changes.map(({ change, ...place }) => ({ ...place, change: Number(change) })),
    }))
    .pipe(correctStock.body);
}

type CorrectStockFormProps = {
  id: string;
  stock: readonly SizePieces[];
  colors: ProductStock["colors"];
  cancelTo: string;
};

/** What is entered is added to what is there by then. */
export function CorrectStockForm({ id, stock, colors, cancelTo }: CorrectStockFormProps) {
  const { revalidate } = useRevalidator();
  const unchanged = stock.map(({ pieces: _, ...place }) => ({ ...place, change: "" }));
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: schemaOf(id),
    values: { reason: "received", changes: unchanged },
    async send(body) {
      const result = await backOffice.stock.correct({ body });
      await revalidate();
      if (!result.ok) return readBesideSize(result);
      form.reset({ reason: body.reason, changes: unchanged });
      toastSuccess("Saved");
      return undefined;
    },
  });
  const { register, watch, formState } = form;

  /** Of which size there are too few stands beside it; any other failure stands beside the button. */
  function readBesideSize(failed: CallFailure): CallFailure | undefined {
    const [[field, message] = []] = Object.entries(failed.error.fields ?? {});
    const index = stock.findIndex((_, place) => field === `changes.${place}.change`);
    if (index === -1) return failed;
    form.setError(
      `changes.${index}.change`,
      { type: "server", message: message ?? "" },
      { shouldFocus: true },
    );
    return undefined;
  }

  const { errors } = formState;
  const typed = watch("changes");

  return (
    <form {...formProps} autoComplete="off">
      <KeepUnsaved when={formState.isDirty && !busy} />
      <FormSection
        title="Pieces"
        text="Orders take theirs by themselves. Enter what came or went besides: 5 adds five, -2 takes two away."
      >
        <div className="rounded-lg border border-line">
          <table className="data-table keeps-columns">
            <caption className="sr-only">Pieces of each size</caption>
            <thead>
              <tr>
                <th scope="col">Size</th>
                <th scope="col">Left</th>
                <th scope="col">Change</th>
                <th scope="col" className="number">
                  Then
                </th>
              </tr>
            </thead>
            <tbody>
              {stock.map((place, index) => {
                const { size, color, pieces } = place;
                const name = placeName(place, colors);
                const error = errors.changes?.[index]?.change?.message;
                const errorId = `change-${index}-error`;
                const change = Number(typed?.[index]?.change ?? 0);
                return (
                  <tr key={name}>
                    <td className="font-[560]">
                      {color === undefined ? (
                        size
                      ) : (
                        <PlaceInColor name={name} value={colorOf(color, colors)?.value} />
                      )}
                    </td>
                    <td>
                      <PiecesLeft pieces={pieces} />
                    </td>
                    <td>
                      <input
                        {...register(`changes.${index}.change`)}
                        type="number"
                        step={1}
                        aria-label={`Change of ${name}`}
                        aria-invalid={error ? true : undefined}
                        aria-describedby={error ? errorId : undefined}
                        placeholder="+/−"
                        className="field-control my-0.5 w-19 sm:w-24"
                      />
                      {error && <FieldError id={errorId}>{error}</FieldError>}
                    </td>
                    <td className="number">
                      {Number.isInteger(change) && change !== 0 && <Then pieces={pieces + change} />}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
        <SelectField
          {...register("reason")}
          label="Reason"
          error={errors.reason?.message}
          className="sm:w-72"
        >
          {correctionReasons.map((reason) => (
            <option key={reason} value={reason}>
              {reasonWords[reason]}
            </option>
          ))}
        </SelectField>
      </FormSection>
      <FormActions
        busy={busy}
        failure={failure || errors.changes?.root?.message || errors.changes?.message || ""}
        label="Save"
        busyLabel="Saving..."
        cancelTo={cancelTo}
      />
    </form>
  );
}

/** How many pieces there will be, if no order comes in between. */
function Then({ pieces }: { pieces: number }) {
  return pieces < 0 ? <span className="text-anar">−{-pieces}</span> : pieces.toLocaleString("en-PK");
}

function PiecesLeft({ pieces }: { pieces: number }) {
  if (pieces === 0) return <StatusBadge tone="cancelled">Sold out</StatusBadge>;
  if (pieces <= fewPieces) return <StatusBadge tone="pending">{`${pieces} left`}</StatusBadge>;
  return pieces.toLocaleString("en-PK");
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
