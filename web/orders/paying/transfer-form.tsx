import { useRef, useState } from "react";
import type { TransferWay } from "#contract/payments/transfer-ways.ts";
import { transferWayNames } from "#messages/transfer-ways.ts";
import { transfersMessages } from "#messages/transfers.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { SubmitButton } from "#web/forms/submit-button.tsx";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { sendPicture } from "#web/shell/send-picture.ts";
import { FieldFrame } from "#web/ui/field-frame.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toastAnswer } from "#web/ui/toast.ts";
import { ContactField } from "../contact-field.tsx";
import { transferApi } from "../order-api.ts";

const validation = lazyResolver((schemas) => schemas.transferResolver);

type TransferFormProps = {
  orderId: string;
  ways: readonly TransferWay[];
  needsContact: boolean;
  contact: string;
  onDone: () => void;
};

function chosenAtFirst(ways: readonly TransferWay[]): TransferWay {
  const [only, another] = ways;
  return only !== undefined && another === undefined ? only : ("" as TransferWay);
}

export function TransferForm({ orderId, ways, needsContact, contact, onDone }: TransferFormProps) {
  const picture = useRef<HTMLInputElement>(null);
  const [pictureError, setPictureError] = useState("");
  const { field, busy, failure, formProps } = useCallForm({
    validation,
    withoutToast: true,
    defaultValues: { how: chosenAtFirst(ways), reference: "", ...(needsContact && { contact }) },
    async send(said) {
      setPictureError("");
      const result = await transferApi.claimTransfer({ body: { ...said, id: orderId } });
      if (!result.ok) return result;
      const file = picture.current?.files?.[0];
      const problem = file && (await sendTransferPicture(result.data.claim, file));
      // The number is stored: a retry is the same transfer.
      if (problem !== undefined) {
        setPictureError(problem || transfersMessages.pictureFailed);
        return undefined;
      }
      toastAnswer(result.data.message, "TRANSFER_NOTED");
      onDone();
      return undefined;
    },
  });
  return (
    <form {...formProps} className="mt-1.5 grid gap-4">
      <div>
        <h3 className="text-base font-[560]">{transfersMessages.haveSent}</h3>
        <p className="text-slate">{transfersMessages.haveSentText}</p>
      </div>
      <SelectField {...field("how")} label={transfersMessages.how} required>
        {ways.length > 1 && <option value="">{transfersMessages.choose}</option>}
        {ways.map((way) => (
          <option key={way} value={way}>
            {transferWayNames[way]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field("reference")}
        label={transfersMessages.reference}
        hint={transfersMessages.referenceHint}
        dir="ltr"
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      {needsContact && <ContactField {...field("contact")} words={transfersMessages} />}
      <FieldFrame
        label={transfersMessages.picture}
        hint={transfersMessages.pictureHint}
        error={pictureError}
        optional
      >
        {(attributes) => (
          <FileInput {...attributes} ref={picture} accept="image/*" onChange={() => setPictureError("")} />
        )}
      </FieldFrame>
      <FormFailure>{failure}</FormFailure>
      <SubmitButton busy={busy}>{busy ? transfersMessages.sending : transfersMessages.submit}</SubmitButton>
    </form>
  );
}

const drawn = { most: { width: 1080, height: 4000 }, quality: 0.8 };

async function sendTransferPicture(claim: string, file: File): Promise<string | undefined> {
  const sent = await sendPicture(`/orders/sendTransferPicture?claim=${claim}`, file, drawn);
  return sent.ok ? undefined : sent.error;
}
