import { useRef, useState } from "react";
import { reasonsFor } from "#contract/returns/return-reasons.ts";
import {
  type AftercareFacts,
  type AftercareKind,
  type AftercareRefusal,
  aftercarePictureCount,
  lastDayFor,
  payersOf,
} from "#contract/returns/return-rules.ts";
import { aftercareMessages } from "#messages/returns.ts";
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
import { aftercareApi, sendAftercarePictures } from "./return-api.ts";
import { WantedInstead } from "./wanted-instead.tsx";

const validation = lazyResolver((schemas) => schemas.askResolver);

type AskableLine = {
  item: ShownOrder["items"][number];
  facts: AftercareFacts;
  kinds: readonly { kind: AftercareKind; refusal: AftercareRefusal | undefined }[];
};

type AskFormProps = {
  orderId: string;
  lines: readonly AskableLine[];
  needsContact: boolean;
  /** Called when the shop has the request, and its pictures if there are any. */
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
      // What is not chosen yet is refused by the schema.
      kind: "" as AftercareKind,
      reason: "" as never,
      pieces: 1,
      size: "",
      color: "",
      details: "",
    },
    async send(body) {
      setPictureError("");
      const files = [...(pictures.current?.files ?? [])];
      if (files.length > aftercarePictureCount) {
        setPictureError(aftercareMessages.picturesHint(aftercarePictureCount));
        return undefined;
      }
      const result = await aftercareApi.askAftercare({ body });
      if (!result.ok) return result;
      const problem = await sendAftercarePictures(result.data.request, files);
      // The request is noted: sent once more, it is the same.
      if (problem !== undefined) {
        setPictureError(problem || aftercareMessages.picturesFailed);
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

  function choose(next: AftercareKind) {
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
      <p className="text-slate">{aftercareMessages.intro}</p>
      {lines.length > 1 && (
        <SelectField
          {...field("item", { onChange: keepNothingWanted })}
          label={aftercareMessages.item}
          required
        >
          <option value="">{aftercareMessages.choose}</option>
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
          <SelectField {...field("reason")} label={aftercareMessages.reason} required>
            <option value="">{aftercareMessages.choose}</option>
            {reasonsFor[kind].map((reason) => (
              <option key={reason} value={reason}>
                {aftercareMessages.reasons[reason]}
              </option>
            ))}
          </SelectField>
          {line.facts.piecesLeft > 1 && (
            <TextField
              {...field("pieces", { valueAsNumber: true })}
              label={aftercareMessages.pieces}
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
            label={aftercareMessages.details}
            hint={aftercareMessages.detailsOf[kind]}
            rows={3}
            maxLength={1000}
            optional={kind === "exchange" || kind === "return"}
          />
          <FieldFrame
            label={aftercareMessages.pictures}
            hint={`${kind === "fault" ? `${aftercareMessages.faultPictures} ` : ""}${aftercareMessages.picturesHint(aftercarePictureCount)}`}
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
          {needsContact && <ContactField {...field("contact")} words={aftercareMessages} />}
          <FormFailure>{failure}</FormFailure>
          <SubmitButton busy={busy}>
            {busy ? aftercareMessages.sending : aftercareMessages.submit}
          </SubmitButton>
        </>
      )}
    </form>
  );
}

type KindChoiceProps = {
  line: AskableLine;
  kind: AftercareKind | undefined;
  error: string | undefined;
  onChoose: (kind: AftercareKind) => void;
};

/** What may be asked of a line and until when; of what may not, why. What the shop never offers is not spoken of. */
function KindChoice({ line: { facts, kinds }, kind, error, onChoose }: KindChoiceProps) {
  const shop = useShop();
  const offered = kinds.filter(({ refusal }) => refusal !== "not-offered");
  const hintOf = (one: AftercareKind, refusal: AftercareRefusal | undefined) => {
    if (refusal) return aftercareMessages.refusals[refusal];
    const day = lastDayFor(one, facts.arrivedOn ?? facts.today, shop);
    const until = aftercareMessages.until(formatOrderDate(`${day}T12:00:00+05:00`));
    return <span className="whitespace-nowrap">{until}</span>;
  };
  return (
    <div>
      <ChoiceGroup
        legend={aftercareMessages.kind}
        name="aftercare-kind"
        value={kind}
        onChange={onChoose}
        options={offered.map((one) => ({
          value: one.kind,
          label: aftercareMessages.kinds[one.kind],
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

/** Who pays which way, before anything is sent. */
function Payers({ kind }: { kind: AftercareKind }) {
  const { aftercareRules } = useShop();
  const { back, out } = payersOf(kind, aftercareRules);
  return (
    <p className="rounded-md bg-kora px-4 py-3">
      {aftercareMessages.back[back]} {out === null ? aftercareMessages.refunded : aftercareMessages.out[out]}
    </p>
  );
}
