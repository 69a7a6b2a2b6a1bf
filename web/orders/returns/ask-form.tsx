import { useRef, useState } from "react";
import { reasonsFor } from "#contract/returns/return-reasons.ts";
import {
  lastDayFor,
  payersOf,
  type ReturnFacts,
  type ReturnKind,
  type ReturnRefusal,
  returnPictureCount,
} from "#contract/returns/return-rules.ts";
import { returnMessages } from "#messages/returns.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { SubmitButton } from "#web/forms/submit-button.tsx";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { useShop } from "#web/shell/use-shop.ts";
import { ChoiceGroup } from "#web/ui/choice-group.tsx";
import { FieldFrame } from "#web/ui/field-frame.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { formatOrderDate } from "#web/ui/order-dates.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toastAnswer } from "#web/ui/toast.ts";
import { ContactField } from "../contact-field.tsx";
import type { ShownOrder } from "../tracking/order-card.tsx";
import { lineNames } from "./line-names.ts";
import { returnApi, sendReturnPictures } from "./return-api.ts";
import { WantedInstead } from "./wanted-instead.tsx";

const validation = lazyResolver((schemas) => schemas.askResolver);

type AskableLine = {
  item: ShownOrder["items"][number];
  facts: ReturnFacts;
  kinds: readonly { kind: ReturnKind; refusal: ReturnRefusal | undefined }[];
};

type AskFormProps = {
  orderId: string;
  lines: readonly AskableLine[];
  needsContact: boolean;
  /** Called once the shop has the request, with its pictures if any. */
  onDone: () => void;
};

export function AskForm({ orderId, lines, needsContact, onDone }: AskFormProps) {
  const pictures = useRef<HTMLInputElement>(null);
  const [pictureError, setPictureError] = useState("");
  const [only, another] = lines;
  const { form, field, busy, failure, formProps } = useCallForm({
    validation,
    withoutToast: true,
    defaultValues: {
      id: orderId,
      ...(needsContact && { contact: "" }),
      item: only && !another ? only.item.id : "",
      // The schema refuses a missing choice.
      kind: "" as ReturnKind,
      reason: "" as never,
      pieces: 1,
      size: "",
      color: "",
      details: "",
    },
    async send(body) {
      setPictureError("");
      const files = [...(pictures.current?.files ?? [])];
      if (files.length > returnPictureCount) {
        setPictureError(returnMessages.picturesHint(returnPictureCount));
        return undefined;
      }
      const result = await returnApi.askAftercare({ body });
      if (!result.ok) return result;
      const problem = await sendReturnPictures(result.data.request, files);
      // The request is stored: a retry is the same request.
      if (problem !== undefined) {
        setPictureError(problem || returnMessages.picturesFailed);
        return undefined;
      }
      toastAnswer(result.data.message, "REQUEST_NOTED");
      onDone();
      return undefined;
    },
  });
  const { register, watch, setValue } = form;
  const { errors } = form.formState;
  const names = lineNames(lines.map(({ item }) => item));
  const line = lines.find(({ item }) => item.id === watch("item"));
  const kind = line?.kinds.find((one) => one.kind === watch("kind") && one.refusal === undefined)?.kind;

  function choose(next: ReturnKind) {
    setValue("kind", next, { shouldValidate: form.formState.isSubmitted });
    setValue("reason", "" as never);
    keepNothingWanted();
  }

  function keepNothingWanted() {
    setValue("size", "");
    setValue("color", "");
  }

  return (
    <form {...formProps} className="grid gap-4">
      <p className="text-slate">{returnMessages.intro}</p>
      {lines.length > 1 && (
        <SelectField {...field("item", { onChange: keepNothingWanted })} label={returnMessages.item} required>
          <option value="">{returnMessages.choose}</option>
          {lines.map(({ item }, index) => (
            <option key={item.id} value={item.id}>
              {names[index]}
            </option>
          ))}
        </SelectField>
      )}
      {line && <KindChoice line={line} kind={kind} error={errors.kind?.message} onChoose={choose} />}
      {line && kind && (
        <>
          <Payers kind={kind} />
          <SelectField {...field("reason")} label={returnMessages.reason} required>
            <option value="">{returnMessages.choose}</option>
            {reasonsFor[kind].map((reason) => (
              <option key={reason} value={reason}>
                {returnMessages.reasons[reason]}
              </option>
            ))}
          </SelectField>
          {line.facts.piecesLeft > 1 && (
            <TextField
              {...field("pieces", { valueAsNumber: true })}
              label={returnMessages.pieces}
              type="number"
              inputMode="numeric"
              min={1}
              max={line.facts.piecesLeft}
              required
            />
          )}
          {kind === "exchange" && (
            <WantedInstead
              key={line.item.id}
              item={line.item}
              size={watch("size") ?? ""}
              onSize={(size) => setValue("size", size, { shouldValidate: form.formState.isSubmitted })}
              color={register("color")}
              error={errors.size?.message}
            />
          )}
          <TextAreaField
            {...field("details")}
            label={returnMessages.details}
            hint={returnMessages.detailsOf[kind]}
            rows={3}
            maxLength={1000}
            optional={kind === "exchange" || kind === "return"}
          />
          <FieldFrame
            label={returnMessages.pictures}
            hint={`${kind === "fault" ? `${returnMessages.faultPictures} ` : ""}${returnMessages.picturesHint(returnPictureCount)}`}
            error={pictureError}
            optional
          >
            {(attributes) => (
              <FileInput
                {...attributes}
                ref={pictures}
                accept="image/*"
                multiple
                onChange={() => setPictureError("")}
              />
            )}
          </FieldFrame>
          {needsContact && <ContactField {...field("contact")} words={returnMessages} />}
          <FormFailure>{failure}</FormFailure>
          <SubmitButton busy={busy}>{busy ? returnMessages.sending : returnMessages.submit}</SubmitButton>
        </>
      )}
    </form>
  );
}

type KindChoiceProps = {
  line: AskableLine;
  kind: ReturnKind | undefined;
  error: string | undefined;
  onChoose: (kind: ReturnKind) => void;
};

/**
 * Kinds of requests for a line with their last day; refused ones with the reason. Kinds that the shop never offers are
 * hidden.
 */
function KindChoice({ line: { facts, kinds }, kind, error, onChoose }: KindChoiceProps) {
  const shop = useShop();
  const offered = kinds.filter(({ refusal }) => refusal !== "not-offered");
  const hintOf = (one: ReturnKind, refusal: ReturnRefusal | undefined) => {
    if (refusal) return returnMessages.refusals[refusal];
    const day = lastDayFor(one, facts.arrivedOn ?? facts.today, shop);
    const until = returnMessages.until(formatOrderDate(`${day}T12:00:00+05:00`));
    return <span className="whitespace-nowrap">{until}</span>;
  };
  return (
    <div>
      <ChoiceGroup
        legend={returnMessages.kind}
        name="aftercare-kind"
        value={kind}
        onChange={onChoose}
        options={offered.map((one) => ({
          value: one.kind,
          label: returnMessages.kinds[one.kind],
          disabled: one.refusal !== undefined,
          hint: hintOf(one.kind, one.refusal),
        }))}
      />
      {error && (
        <p role="alert" className="mt-1 text-sm text-anar">
          {error}
        </p>
      )}
    </div>
  );
}

/** The payer of each delivery, before the request. */
function Payers({ kind }: { kind: ReturnKind }) {
  const { aftercareRules } = useShop();
  const { back, out } = payersOf(kind, aftercareRules);
  return (
    <p className="rounded-md bg-kora px-4 py-3">
      {returnMessages.back[back]} {out === null ? returnMessages.refunded : returnMessages.out[out]}
    </p>
  );
}
