import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { LineItem } from "#contract/cart/line-item.ts";
import type { CallOutput } from "#contract/http/endpoint.ts";
import { subtotalOf } from "#contract/money/line-price.ts";
import type { verifyCouponAtCheckout } from "#contract/orders/coupons.ts";
import Check from "#icons/check.mjs";
import { checkoutMessages } from "#messages/checkout.ts";
import { translateLoadedSuccess } from "#web/messages/load-answer-texts.ts";
import { orderApi } from "#web/orders/order-api.ts";
import { type AppliedCoupon, readDraft, saveDraft } from "#web/session/checkout-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { sentLine } from "./place-order.ts";

export function CouponField({ coupon }: { coupon: CouponState }) {
  const [unfolded, setUnfolded] = useState(false);
  if (coupon.applied) return <CouponInUse code={coupon.applied.code} onRemove={() => coupon.remove()} />;
  if (unfolded || coupon.error) return <CouponForm coupon={coupon} focusFirst={unfolded} />;
  return (
    <button
      type="button"
      onClick={() => setUnfolded(true)}
      className="min-h-11 text-kashi underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      {checkoutMessages.haveCoupon}
    </button>
  );
}

function CouponForm({ coupon, focusFirst }: { coupon: CouponState; focusFirst: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);

  async function apply(event: FormEvent) {
    event.preventDefault();
    const code = field.current?.value.trim() ?? "";
    setMissing(code === "");
    if (code === "") {
      field.current?.focus();
      return;
    }
    const { ok, sentence } = await coupon.apply(code);
    if (ok) toastSuccess(sentence);
    else toastError(sentence);
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void apply(event)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
    >
      <TextField
        ref={field}
        name="code"
        label={checkoutMessages.couponCode}
        dir="auto"
        error={missing ? checkoutMessages.enterCoupon : coupon.error || undefined}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        autoFocus={focusFirst}
      />
      <Button
        type="submit"
        look="secondary"
        busy={coupon.busy}
        // Aligned with the field, below its label.
        className="mt-[28.5px]"
      >
        {checkoutMessages.applyCoupon}
      </Button>
    </form>
  );
}

function CouponInUse({ code, onRemove }: { code: string; onRemove: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p role="status" className="flex items-center gap-1.5 text-sm text-sabz">
        <Icon icon={Check} className="size-5" strokeWidth={1.75} />
        {checkoutMessages.couponApplied(code)}
      </p>
      <Button look="quiet" onClick={onRemove} aria-label={checkoutMessages.removeCoupon(code)}>
        {checkoutMessages.remove}
      </Button>
    </div>
  );
}

export type CouponState = {
  applied: AppliedCoupon | undefined;
  error: string;
  busy: boolean;
  /** Returns the shop's sentence: success, or why the coupon is refused. */
  apply: (code: string) => Promise<{ ok: boolean; sentence: string }>;
  remove: (error?: string) => void;
};

/** The coupon of this checkout; `email`, a stable function, identifies the customer for limited uses. */
export function useCoupon(lines: readonly LineItem[], email: () => string): CouponState {
  const [applied, setApplied] = useState<AppliedCoupon>();
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const asked = useRef("");
  const counted = useRef(lines);
  useEffect(() => {
    counted.current = lines;
  });

  const hold = useCallback((coupon: AppliedCoupon | undefined, reason = "") => {
    setApplied(coupon);
    setError(reason);
    saveDraft({ coupon });
  }, []);

  const remove = useCallback(
    (reason?: string) => {
      asked.current = "";
      hold(undefined, reason);
    },
    [hold],
  );

  const apply = useCallback(
    async (code: string) => {
      asked.current = code;
      setBusy(true);
      const verified = counted.current;
      const answer = await verify(code, verified.map(sentLine), email());
      const sentence = answer.ok ? await describeApplied(answer.data) : answer.error.error;
      setBusy(false);
      // The coupon was removed or replaced during the request.
      if (asked.current !== code) return { ok: answer.ok, sentence };
      if (answer.ok) {
        const { coupon, discount } = answer.data;
        hold({ code: coupon.code, discount, subtotal: subtotalOf(verified) });
      } else {
        hold(undefined, sentence);
      }
      return { ok: answer.ok, sentence };
    },
    [email, hold],
  );

  // Restored without a request after a reload: if the answer of a placed order was lost, the shop would refuse the used
  // coupon, and the same order could not be sent again.
  useEffect(() => setApplied(readDraft().coupon), []);

  // Recompute the discount whenever its inputs change.
  const subtotal = subtotalOf(lines);
  const code = applied?.code;
  const outdated = applied !== undefined && subtotal > 0 && applied.subtotal !== subtotal;
  useEffect(() => {
    if (outdated && code !== undefined) void apply(code);
  }, [outdated, code, apply]);

  return { applied, error, busy, apply, remove };
}

function describeApplied({ message, coupon, discount }: CallOutput<typeof verifyCouponAtCheckout>) {
  return translateLoadedSuccess(message, "COUPON_APPLIED", { code: coupon.code, saving: discount });
}

async function verify(code: string, items: ReturnType<typeof sentLine>[], email: string) {
  const looksLikeAddress = /^\S+@\S+\.\S+$/.test(email);
  const body = { code, items, ...(looksLikeAddress ? { email } : {}) };
  const answer = await orderApi.verifyCouponAtCheckout({ body });
  // The contact form, not the coupon, shows an invalid address.
  if (answer.ok || !answer.error.fields?.email) return answer;
  return orderApi.verifyCouponAtCheckout({ body: { code, items } });
}
