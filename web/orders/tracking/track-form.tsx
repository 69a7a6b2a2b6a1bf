import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { TrackedOrder } from "#contract/orders/orders.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { broughtOrderNumber } from "#web/cart/order-number.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { prefersReducedMotion } from "#web/ui/reduced-motion.ts";
import { toastError } from "#web/ui/toast.ts";
import { orderApi } from "../order-api.ts";

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

/** Scroll position in pixels when an order is found (specification section 2, order tracking). */
const foundOrderOffset = 470;

type Tracking = {
  order: TrackedOrder | undefined;
  /** Searched without a result. */
  notFound: boolean;
  busy: boolean;
};

const nothing: Tracking = { order: undefined, notFound: false, busy: false };

/** Lives with the page: leaving it clears the result. */
export function useOrderTracking() {
  const [tracking, setTracking] = useState(nothing);
  const [scroll, setScroll] = useState<{ top: number }>();
  const asked = useRef(0);

  useEffect(() => {
    if (scroll) window.scrollTo({ top: scroll.top, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }, [scroll]);

  async function load(OrderID: string, top?: number) {
    asked.current += 1;
    const question = asked.current;
    setTracking((now) => ({ ...now, busy: true }));
    const result = await orderApi.trackOrder({ body: { OrderID } });
    if (question !== asked.current) return;
    if (result.ok) {
      setTracking({ ...nothing, order: result.data.order });
      if (top !== undefined) setScroll({ top });
    } else {
      setTracking({ ...nothing, notFound: result.status === 404 });
      toastError(result.error.error);
    }
  }

  return {
    ...tracking,
    track: (typed: string) => void load(typed, foundOrderOffset),
    /** Reloads after a change, without scrolling. */
    reload: (orderNumber: string) => void load(orderNumber),
    /** Reloads and scrolls up, as specified for a cancelled order only. */
    reloadAtTop: (orderNumber: string) => void load(orderNumber, 0),
  };
}
