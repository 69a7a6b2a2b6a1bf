import { useEffect, useId, useRef, useState } from "react";
import { lostNumberMessages } from "#messages/lost-number.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { SubmitButton } from "#web/forms/submit-button.tsx";
import { useCallForm } from "#web/forms/use-call-form.ts";
import { ContactField } from "../contact-field.tsx";
import { orderApi } from "../order-api.ts";

const validation = lazyResolver((schemas) => schemas.lostNumberResolver);

/** For a customer without the number of their order. It says the same whether there are orders. */
export function LostNumberForm() {
  const headingId = useId();
  const [isSent, setSent] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  // The button that opened the form is gone.
  useEffect(() => place.current?.querySelector("input")?.focus(), []);

  const { field, busy, failure, formProps } = useCallForm({
    validation,
    withoutToast: true,
    defaultValues: { contact: "" },
    async send(body) {
      const result = await orderApi.sendOwnOrders({ body });
      if (!result.ok) return result;
      setSent(true);
      return undefined;
    },
  });
  return (
    <div ref={place}>
      <form {...formProps} aria-labelledby={headingId} className="grid max-w-120 gap-3">
        <h2 id={headingId} className="text-base font-[560]">
          {lostNumberMessages.title}
        </h2>
        <p>{lostNumberMessages.text}</p>
        <ContactField {...field("contact")} words={lostNumberMessages} />
        <FormFailure>{failure}</FormFailure>
        <SubmitButton busy={busy}>{busy ? lostNumberMessages.sending : lostNumberMessages.send}</SubmitButton>
        <p role="status">{isSent && <span>{lostNumberMessages.sent}</span>}</p>
      </form>
    </div>
  );
}
