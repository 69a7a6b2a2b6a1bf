import { type FormEvent, useRef, useState } from "react";
import Check from "#icons/check.mjs";
import { checkoutMessages } from "#messages/checkout.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { TextField } from "../ui/text-field.tsx";
import { toastError, toastSuccess } from "../ui/toast.ts";
import type { CouponState } from "./use-coupon.ts";

export function CouponField({ coupon }: { coupon: CouponState }) {
  const [unfolded, setUnfolded] = useState(false);
  if (coupon.applied) return <AppliedCoupon code={coupon.applied.code} onRemove={() => coupon.remove()} />;
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
        // Beside the field, below its label.
        className="mt-[28.5px]"
      >
        {checkoutMessages.applyCoupon}
      </Button>
    </form>
  );
}

function AppliedCoupon({ code, onRemove }: { code: string; onRemove: () => void }) {
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
