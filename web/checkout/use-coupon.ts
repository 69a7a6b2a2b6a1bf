import { useCallback, useEffect, useRef, useState } from "react";
import { subtotalOf } from "#contract/line-price.ts";
import { getCart } from "../cart/cart-store.ts";
import { browserApi } from "../shell/browser-api.ts";
import { readDraft, saveDraft } from "./checkout-draft.ts";
import { sentLine } from "./order-body.ts";

/** A coupon that holds for goods of `subtotal` rupees, with the rupees it takes off. */
type AppliedCoupon = { code: string; discount: number; subtotal: number };

export type CouponState = {
  applied: AppliedCoupon | undefined;
  /** Why the last code did not hold. */
  error: string;
  busy: boolean;
  /** Gives the shop's own word: the message of success, or why it does not hold. */
  apply: (code: string) => Promise<{ ok: boolean; sentence: string }>;
  remove: (error?: string) => void;
};

/** The coupon of this checkout; `email`, always the same function, tells whose it is: a customer's uses are counted. */
export function useCoupon(subtotal: number, email: () => string): CouponState {
  const [applied, setApplied] = useState<AppliedCoupon>();
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const asked = useRef("");

  const remove = useCallback((reason = "") => {
    asked.current = "";
    setApplied(undefined);
    setError(reason);
    saveDraft({ coupon: "" });
  }, []);

  const apply = useCallback(
    async (code: string) => {
      asked.current = code;
      setBusy(true);
      const { cart } = getCart();
      const answer = await verify(code, cart.map(sentLine), email());
      // Removed, or another code asked for, while this one was on its way.
      const outdated = asked.current !== code;
      setBusy(false);
      if (answer.ok && !outdated) {
        const { coupon, discount } = answer.data;
        setApplied({ code: coupon.code, discount, subtotal: subtotalOf(cart) });
        setError("");
        saveDraft({ coupon: coupon.code });
      } else if (!answer.ok && !outdated) {
        setApplied(undefined);
        setError(answer.error.error);
      }
      return { ok: answer.ok, sentence: answer.ok ? answer.data.message : answer.error.error };
    },
    [email],
  );

  // After a reload, and whenever what it was counted from has changed, the discount is asked for anew.
  const code = applied?.code;
  const outdated = applied !== undefined && applied.subtotal !== subtotal;
  useEffect(() => {
    if (outdated && code !== undefined) void apply(code);
  }, [outdated, code, apply]);
  useEffect(() => {
    const { coupon } = readDraft();
    if (coupon !== "" && getCart().cart.length > 0) void apply(coupon);
  }, [apply]);

  return { applied, error, busy, apply, remove };
}

async function verify(code: string, items: ReturnType<typeof sentLine>[], email: string) {
  const looksLikeAddress = /^\S+@\S+\.\S+$/.test(email);
  const body = { code, items, ...(looksLikeAddress ? { email } : {}) };
  const answer = await browserApi.verifyCouponAtCheckout({ body });
  // An address that the shop does not accept is the contact form's matter, not the coupon's.
  if (answer.ok || !answer.error.fields?.email) return answer;
  return browserApi.verifyCouponAtCheckout({ body: { code, items } });
}
