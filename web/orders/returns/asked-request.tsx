import { useState } from "react";
import { href } from "react-router";
import { chosenSize } from "#contract/options/built-in.ts";
import type { TrackedReturn } from "#contract/returns/tracked-returns.ts";
import { formatRupeesInText } from "#contract/values/money.ts";
import { choiceLabels } from "#messages/choices.ts";
import { inLanguage } from "#messages/in-language.ts";
import { returnMessages } from "#messages/returns.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { SubmitButton } from "#web/forms/submit-button.tsx";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { Button } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { formatOrderTime } from "#web/ui/order-dates.ts";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { toastAnswer } from "#web/ui/toast.ts";
import type { ShownOrder } from "../tracking/order-card.tsx";
import { returnApi } from "./return-api.ts";

type AskedRequestProps = {
  order: Pick<ShownOrder, "id" | "OrderID">;
  request: TrackedReturn;
  name: string;
  /** Without proof of ownership only its progress is shown. */
  isOwn: boolean;
  onChanged: () => void;
};

export function AskedRequest({ order, request, name, isOwn, onChanged }: AskedRequestProps) {
  const { kind, state, actions, steps, back, credit, followedBy, remedy, number } = request;
  const [withdrawing, setWithdrawing] = useState(false);
  return (
    <li className="grid gap-2.5 rounded-md border border-line px-4 py-3.5">
      <div>
        <h3 className="text-base font-[560] wrap-anywhere">
          {returnMessages.requestOf(returnMessages.kinds[kind], name)}
        </h3>
        {kind === "exchange" && <p>{describeWanted(request.wanted)}</p>}
        <p className="text-sm text-slate">{returnMessages.requestNumber(order.OrderID, number)}</p>
      </div>
      <ol className="grid gap-1.5 text-sm">
        {steps.map(({ step, at, said }) => (
          <li key={at + step}>
            <p className="flex flex-wrap gap-x-3">
              <b className="font-[560]">{returnMessages.steps[step]}</b>
              <time dateTime={at} className="text-slate">
                {formatOrderTime(at)}
              </time>
            </p>
            {said !== "" && (
              <p className="text-base whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">{said}</p>
            )}
          </li>
        ))}
      </ol>
      {state === "asked" && <p className="text-sm text-slate">{returnMessages.waits}</p>}
      {state === "approved" && back && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span>{returnMessages.back[back]}</span>
          <TextLink to={href("/return-paper/:id/:number", { id: order.OrderID, number: String(number) })}>
            {returnMessages.paper}
          </TextLink>
        </p>
      )}
      {state === "received" && credit !== null && remedy !== "alteration" && (
        <p>{returnMessages.comesBack(formatRupeesInText(credit))}</p>
      )}
      {followedBy !== "" && (
        <TextLink to={`${href("/order-track")}#${followedBy}`} reloadDocument>
          {returnMessages.comesWith(followedBy)}
        </TextLink>
      )}
      {isOwn && actions.includes("answer") && (
        <AnswerForm orderId={order.id} request={request.id} onDone={onChanged} />
      )}
      {isOwn && actions.includes("withdraw") && (
        <Button look="secondary" className="justify-self-start" onClick={() => setWithdrawing(true)}>
          {returnMessages.withdraw}
        </Button>
      )}
      <WithdrawDialog
        open={withdrawing}
        onClose={() => setWithdrawing(false)}
        orderId={order.id}
        request={request.id}
        onDone={onChanged}
      />
    </li>
  );
}

function describeWanted({ size, parts, color }: TrackedReturn["wanted"]): string {
  const sizes = chosenSize({ sizes: size, parts, custom_size: false }, choiceLabels);
  const words = [
    ...(size === "" ? [] : [returnMessages.wantedSize(sizes)]),
    ...(color ? [inLanguage(color.label, color.urdu)] : []),
  ];
  return `${returnMessages.wanted}: ${returnMessages.inWords(words)}`;
}

const answerValidation = lazyResolver((schemas) => schemas.answerResolver);

type AnswerFormProps = { orderId: string; request: string; onDone: () => void };

function AnswerForm({ orderId, request, onDone }: AnswerFormProps) {
  const { field, busy, failure, formProps } = useCallForm({
    validation: answerValidation,
    withoutToast: true,
    defaultValues: { id: orderId, request, answer: "" },
    async send(body) {
      const result = await returnApi.answerAftercare({ body });
      if (!result.ok) return result;
      toastAnswer(result.data.message, "ANSWER_NOTED");
      onDone();
      return undefined;
    },
  });
  return (
    <form {...formProps} className="grid gap-3">
      <TextAreaField {...field("answer")} label={returnMessages.answer} rows={3} maxLength={1000} required />
      <FormFailure>{failure}</FormFailure>
      <SubmitButton busy={busy}>{busy ? returnMessages.sending : returnMessages.sendAnswer}</SubmitButton>
    </form>
  );
}

type WithdrawDialogProps = {
  open: boolean;
  onClose: () => void;
  orderId: string;
  request: string;
  onDone: () => void;
};

/** Confirmation before a request is withdrawn. */
function WithdrawDialog(props: WithdrawDialogProps) {
  return (
    <LazyDialog open={props.open} onClose={props.onClose} title={returnMessages.withdraw}>
      <WithdrawForm {...props} />
    </LazyDialog>
  );
}

const withdrawValidation = lazyResolver((schemas) => schemas.withdrawResolver);

function WithdrawForm({ onClose, orderId, request, onDone }: WithdrawDialogProps) {
  const { busy, failure, formProps } = useCallForm({
    validation: withdrawValidation,
    withoutToast: true,
    defaultValues: { id: orderId, request },
    async send(body) {
      const result = await returnApi.withdrawAftercare({ body });
      if (!result.ok) return result;
      toastAnswer(result.data.message, "REQUEST_TAKEN_BACK");
      onClose();
      onDone();
      return undefined;
    },
  });
  return (
    <form {...formProps} className="grid gap-4">
      <FormFailure>{failure}</FormFailure>
      <SubmitButton busy={busy}>{busy ? returnMessages.withdrawing : returnMessages.withdraw}</SubmitButton>
    </form>
  );
}
