import { useId } from "react";
import { returnMessages } from "#messages/returns.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { SubmitButton } from "#web/forms/submit-button.tsx";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { ContactField } from "../contact-field.tsx";
import { orderApi } from "../order-api.ts";

const validation = lazyResolver((schemas) => schemas.proveOrderResolver);

type ProveOrderFormProps = { orderId: string; onProven: () => void };

export function ProveOrderForm({ orderId, onProven }: ProveOrderFormProps) {
  const headingId = useId();
  const { field, busy, failure, formProps } = useCallForm({
    validation,
    withoutToast: true,
    defaultValues: { id: orderId, contact: "" },
    async send(body) {
      const result = await orderApi.proveOrder({ body });
      if (!result.ok) return result;
      onProven();
      return undefined;
    },
  });
  return (
    <form
      {...formProps}
      aria-labelledby={headingId}
      className="mb-4 grid gap-3 rounded-md bg-kora px-4 py-3.5 last:mb-0 print:hidden"
    >
      <h2 id={headingId} className="text-base font-[560]">
        {returnMessages.isItYours}
      </h2>
      <p>{returnMessages.proveText}</p>
      <ContactField {...field("contact")} words={returnMessages} />
      <FormFailure>{failure}</FormFailure>
      <SubmitButton busy={busy}>{busy ? returnMessages.proving : returnMessages.prove}</SubmitButton>
    </form>
  );
}
