import { useCallback, useRef, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { useNavigate } from "react-router";
import type { User } from "#contract/customers/accounts.ts";
import type { CallFailure } from "#contract/http/caller.ts";
import type { Charges } from "#contract/options/charges.ts";
import type { DeliveryDetails } from "#contract/orders/orders.ts";
import { formatRupeesInText } from "#contract/values/money.ts";
import { checkoutMessages } from "#messages/checkout.ts";
import type { Cart } from "#web/cart/cart-operations.ts";
import { getCart, useCart } from "#web/cart/cart-store.ts";
import { countedLines, totalOf } from "#web/cart/counted-lines.ts";
import { stockInError } from "#web/cart/short-lines.ts";
import { useFreshPrices } from "#web/cart/use-fresh-prices.ts";
import { knownDestination, rememberDestination } from "#web/delivery/known-destination.ts";
import { useFailure } from "#web/forms/use-failure.ts";
import { redirectToPayment } from "#web/orders/paying/redirect-to-payment.ts";
import { clearDraft, saveDraft } from "#web/session/checkout-draft.ts";
import { type ContactFields, isContactField } from "#web/session/contact-fields.ts";
import { getUser, loadUser, reloadUser } from "#web/session/user-store.ts";
import { useShop } from "#web/shell/use-shop.ts";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { useCoupon } from "./coupon.tsx";
import { type HowToPay, orderBody, placeOrder } from "./place-order.ts";
import type { ContactFormState } from "./use-contact-form.ts";

export function useCheckout(form: ContactFormState, initialCharges: Charges | undefined) {
  const liveCart = useCart();
  /** The order in progress: stays on the page while ordering empties the cart. */
  const [ordering, setOrdering] = useState<Cart>();
  /** The current attempt in a ref, because a second submit may come before the state renders. */
  const attempt = useRef<Promise<void>>(undefined);
  const { cart } = ordering ?? liveCart;
  const { freeDeliveryFrom, advanceFrom } = useShop();
  const [howToPay, setHowToPay] = useState<HowToPay>("cash");
  /** The shop's last answer, in rupees. */
  const [toldAdvance, setAdvance] = useState(0);
  const navigate = useNavigate();
  const prices = useFreshPrices(initialCharges);
  const { getValues } = form;
  const email = useCallback(() => getValues("email") ?? "", [getValues]);
  const counted = countedLines(cart, prices);
  const coupon = useCoupon(counted, email);
  const [errorMessage, setErrorMessage] = useFailure();
  const [sessionEnded, setSessionEnded] = useState(false);

  const discount = coupon.applied?.discount ?? 0;
  const total = totalOf(counted, { charges: prices.charges, discount, freeDeliveryFrom });
  // Below the bound there is no request, so the answer for a larger cart does not count.
  const isAsked = advanceFrom !== undefined && total.total >= advanceFrom;
  const advance = isAsked ? Math.min(toldAdvance, total.total) : 0;

  function fail(sentence: string) {
    toastError(sentence);
    toastError(checkoutMessages.orderFailed);
    setOrdering(undefined);
  }

  async function place(details: DeliveryDetails) {
    const shown = {
      total: total.total,
      coupon: coupon.applied?.code,
      howToPay,
      ...(isAsked && { advance }),
    };
    const result = await placeOrder(getUser().user?.id ?? "", (lines) =>
      orderBody(details, { lines, ...shown }),
    );
    if (result.outcome === "nothing-to-order") return setOrdering(undefined);
    if (result.outcome === "refused") return meet(result.error);
    toastSuccess(checkoutMessages.orderPlaced);
    form.reset();
    rememberDestination(knownDestination());
    clearDraft();
    if (howToPay !== "cash" && howToPay !== "transfer") redirectToPayment(result.orderNumber, howToPay);
    // Busy until the page has changed: an empty cart would otherwise lead back to /cart.
    await navigate(`/order-success/${encodeURIComponent(result.orderNumber)}`, { replace: true });
  }

  /** Shows a refusal and preserves all that was typed. */
  async function meet(error: CallFailure["error"]) {
    if (isAboutSession(error)) return meetOtherSession(error.error);
    fail(error.error);
    setErrorMessage(orderErrorMessage(error));
    if (error.code === "OUT_OF_STOCK") prices.applyStockError(stockInError(error, getCart().cart));
    if (error.code === "ADVANCE_CHANGED") setAdvance(Number(error.advance));
    if (error.code === "COUPON_NOT_APPLICABLE") coupon.remove(error.error);
    if (error.code === "TOTAL_CHANGED" || error.code === "ITEM_UNAVAILABLE") {
      await prices.refresh();
      if (coupon.applied) await coupon.apply(coupon.applied.code);
    }
    showFieldErrors(error.fields ?? {});
  }

  async function meetOtherSession(sentence: string) {
    const user = await leaveSession();
    fail(sentence);
    setErrorMessage(sessionErrorMessage(user));
    setSessionEnded(!user);
  }

  function showFieldErrors(fields: Record<string, string>) {
    let shouldFocus = true;
    for (const [name, message] of Object.entries(fields)) {
      if (isContactField(name)) form.setError(name, { type: "server", message }, { shouldFocus });
      else setErrorMessage(message);
      shouldFocus = false;
    }
  }

  function refuseInput(errors: FieldErrors<ContactFields>) {
    setOrdering(undefined);
    const offline = errors.root?.offline?.message;
    if (offline) fail(offline);
  }

  /** Loads the charges, because nothing is ordered at an unseen total. */
  async function askForCharges() {
    const failure = await prices.refresh();
    if (failure) fail(failure.error.error);
    else setErrorMessage(checkoutMessages.chargesKnownNow);
    setOrdering(undefined);
  }

  function continueAsGuest() {
    setSessionEnded(false);
    setErrorMessage("");
  }

  /** A submit during an attempt joins it instead of ordering again. */
  function submit() {
    attempt.current ??= order().finally(() => {
      attempt.current = undefined;
    });
  }

  async function order() {
    if (sessionEnded) return;
    setErrorMessage("");
    if (prices.unavailable.length > 0) {
      setErrorMessage(checkoutMessages.removeUnavailable);
      // The product may be available again.
      void prices.refresh();
      return;
    }
    setOrdering(liveCart);
    // Nothing meant for an account is ordered as a guest.
    await loadUser();
    if (!getUser().known) return fail(checkoutMessages.unreachable);
    if (!prices.charges) return askForCharges();
    await form.handleSubmit(place, refuseInput)();
  }

  return {
    cart,
    counted,
    prices,
    coupon,
    total,
    howToPay,
    setHowToPay,
    advance,
    setAdvance,
    placing: ordering !== undefined,
    errorMessage,
    sessionEnded,
    continueAsGuest,
    submit,
  };
}

/**
 * For a mismatch with the shop's session: it has ended, or another account has logged in in another tab. Typed data
 * stays. Returns the current user.
 */
async function leaveSession(): Promise<User | undefined> {
  saveDraft({ owner: "" });
  await reloadUser();
  return getUser().user;
}

/** The message that stays beside the button after the toasts; field errors are beside their fields. */
export function orderErrorMessage({ code, error, totalAmount }: CallFailure["error"]): string {
  if (code === "TOTAL_CHANGED") {
    return checkoutMessages.totalIsNow(formatRupeesInText(Number(totalAmount)));
  }
  if (code === "KEY_REUSED") return checkoutMessages.alreadyPlaced;
  return code === "INVALID" ? "" : error;
}

function isAboutSession({ code }: CallFailure["error"]): boolean {
  return code === "NOT_LOGGED_IN" || code === "FORBIDDEN";
}

export function sessionErrorMessage(user: User | undefined): string {
  return user ? checkoutMessages.loggedInAs(user.name) : checkoutMessages.sessionEnded;
}
