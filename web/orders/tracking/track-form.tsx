import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ordersMessages } from "#messages/orders.tsx";
import { broughtOrderNumber } from "#web/cart/order-number.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field-error.tsx";

const errorId = "order-number-error";

export function TrackForm({ busy, onTrack }: { busy: boolean; onTrack: (typed: string) => void }) {
  const location = useLocation();
  const brought = broughtOrderNumber(location);
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const trackBrought = useEffectEvent(onTrack);

  useEffect(() => {
    if (!field.current || !brought) return;
    field.current.value = brought;
    trackBrought(brought);
  }, [brought]);

  function track(event: FormEvent) {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? "";
    setMissing(typed === "");
    if (typed === "") field.current?.focus();
    else onTrack(typed);
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={track}
      className="grid w-full max-w-115 gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid gap-1.5">
        <label htmlFor="order-number" className="sr-only">
          {ordersMessages.orderNumber}
        </label>
        <input
          ref={field}
          id="order-number"
          name="OrderID"
          className="field-control"
          placeholder="TB-XXXX-XXXX-XXXX"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          required
          aria-invalid={missing || undefined}
          aria-describedby={missing ? errorId : undefined}
          onChange={() => setMissing(false)}
        />
        {missing && <FieldError id={errorId}>{ordersMessages.enterOrderNumber}</FieldError>}
      </div>
      <Button type="submit" busy={busy} className="self-start">
        {busy ? ordersMessages.tracking : ordersMessages.trackOrder}
      </Button>
    </form>
  );
}
