import { memo, type ReactNode, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { href, redirect } from "react-router";
import type { Charges } from "#contract/options/charges.ts";
import { gatewayNames } from "#contract/payments/gateways.ts";
import { formatRupees, formatRupeesInText } from "#contract/values/money.ts";
import Banknote from "#icons/banknote.mjs";
import { checkoutMessages } from "#messages/checkout.ts";
import { language } from "#messages/language.ts";
import { getCart } from "#web/cart/cart-store.ts";
import { loadCharges } from "#web/cart/load-current-prices.ts";
import { CheckoutDelivery } from "#web/delivery/checkout-delivery.tsx";
import { apiContext } from "#web/page-context.ts";
import { useUser } from "#web/session/user-store.ts";
import { browserApi } from "#web/shell/browser-api.ts";
import { ChatLine } from "#web/shell/chat-line.tsx";
import { offersPrepayment } from "#web/shell/offers-prepayment.ts";
import { pageTags } from "#web/shell/page-tags.ts";
import { useShop } from "#web/shell/use-shop.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { lazyModule } from "#web/ui/lazy-module.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import type { Route } from "./+types/checkout-page.ts";
import { ContactForm } from "./contact-form.tsx";
import { OrderAmounts, OrderedLines } from "./order-summary.tsx";
import type { AdvanceQuestion } from "./payment-methods.tsx";
import { type HowToPay, sentLine } from "./place-order.ts";
import { useCheckout } from "./use-checkout.ts";
import { type ContactFormState, useContactForm } from "./use-contact-form.ts";

const formId = "contact-information";
const paymentId = "payment";
const choice = lazyModule(() => import("./payment-methods.tsx"));

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: checkoutMessages.title,
    description: checkoutMessages.description,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { charges: await loadCharges(context.get(apiContext)) };
}

export async function clientLoader() {
  if (getCart().cart.length === 0) throw redirect(href("/cart"));
  return { charges: await loadCharges(browserApi) };
}

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const form = useContactForm();
  return <Checkout form={form} charges={loaderData.charges} />;
}

type CheckoutProps = { form: ContactFormState; charges: Charges | undefined };

/** Memoised, because the form's parent renders twice during hydration and at every change of its state. */
const Checkout = memo(function Checkout({ form, charges }: CheckoutProps) {
  const hydrated = useHydrated();
  const checkout = useCheckout(form, charges);
  const { cart, counted, prices, coupon, total, placing, errorMessage } = checkout;
  const orderNow = useRef<HTMLButtonElement>(null);
  useLeaveForCart(hydrated && cart.length === 0 && !placing);

  function continueAsGuest() {
    flushSync(checkout.continueAsGuest);
    orderNow.current?.focus();
  }

  return (
    <main className="wrap min-h-svh pt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_460px] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-16 lg:pt-10 lg:pb-28">
      <OrderedLines lines={hydrated ? cart : undefined} prices={prices} total={total.total} />
      <section className="mt-6 lg:row-span-3 lg:row-start-1 lg:mt-0 max-lg:[&_.field-control]:scroll-my-32">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
          <h1>{checkoutMessages.title}</h1>
          <HaveAccount />
        </div>
        <ContactForm id={formId} form={form} onSubmit={checkout.submit} />
        <PaymentChoice
          value={checkout.howToPay}
          onChange={checkout.setHowToPay}
          total={total.total}
          question={{ control: form.control, items: counted.map(sentLine), coupon: coupon.applied?.code }}
          advance={checkout.advance}
          onAdvance={checkout.setAdvance}
        />
        <ChatLine className="mt-5" />
      </section>
      {hydrated && (
        <>
          <div className="mt-6 mb-5 lg:col-start-2 lg:my-0 lg:border-x lg:border-line lg:bg-paper lg:px-6">
            <OrderAmounts
              lines={counted}
              coupon={coupon}
              total={total}
              isDeliveryKnown={prices.charges !== undefined}
            />
            <CheckoutDelivery control={form.control} lines={counted} />
          </div>
          <div className="sticky bottom-0 z-10 -mx-4 grid grid-cols-2 items-center gap-x-3.5 border-t border-line bg-paper px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] lg:static lg:col-start-2 lg:mx-0 lg:block lg:rounded-b-lg lg:border lg:border-t-0 lg:px-6 lg:pt-0 lg:pb-6">
            <OrderBar
              total={total.total}
              howToPay={checkout.howToPay}
              advance={checkout.advance}
              errorMessage={errorMessage}
            >
              {checkout.sessionEnded ? (
                <SessionEnded onContinue={continueAsGuest} />
              ) : (
                <Button ref={orderNow} type="submit" form={formId} wide busy={placing}>
                  {checkoutMessages.orderNow}
                </Button>
              )}
            </OrderBar>
          </div>
        </>
      )}
    </main>
  );
});

/** Redirects an empty checkout by navigation: swapping the page in place would shift the layout. */
function useLeaveForCart(leaving: boolean): void {
  useEffect(() => {
    if (leaving) window.location.replace(language.prefix + href("/cart"));
  }, [leaving]);
}

/** A link for guests. Its space is reserved until the session is known, so that nothing shifts. */
function HaveAccount() {
  const { known, user } = useUser();
  return (
    <p className={`text-sm text-slate ${known && !user ? "" : "invisible"}`}>
      {checkoutMessages.haveAccount}{" "}
      <TextLink to="/login?from=cart" className="inline-block py-1">
        {checkoutMessages.login}
      </TextLink>
    </p>
  );
}

/** Replaces 'Order Now': one more tap must not order as a guest what was meant for an account. */
function SessionEnded({ onContinue }: { onContinue: () => void }) {
  const login = useRef<HTMLAnchorElement>(null);

  useEffect(() => login.current?.focus(), []);

  return (
    <div className="grid gap-2.5">
      <ButtonLink ref={login} to="/login?from=cart" wide>
        {checkoutMessages.login}
      </ButtonLink>
      <Button look="secondary" wide onClick={onContinue}>
        {checkoutMessages.continueAsGuest}
      </Button>
    </div>
  );
}

type OrderBarProps = {
  total: number;
  howToPay: HowToPay;
  advance: number;
  errorMessage: string;
  children: ReactNode;
};

/** Sticks to the bottom of the screen on phones. */
function OrderBar({ total, howToPay, advance, errorMessage, children }: OrderBarProps) {
  const isAsked = offersPrepayment(useShop());
  return (
    <>
      <p
        role="alert"
        className="col-span-full text-sm text-anar not-empty:max-lg:mb-2 max-lg:order-first lg:not-empty:mt-4"
      >
        {errorMessage}
      </p>
      <div className="lg:mt-5">{children}</div>
      <div className="min-w-0 max-lg:order-first">
        <p className="text-lg leading-tight font-semibold lg:hidden">
          <bdi>{formatRupees(total)}</bdi>
        </p>
        <p className="flex items-center gap-2.5 text-xs text-slate lg:mt-3 lg:text-sm">
          <Icon icon={Banknote} className="size-5 shrink-0 max-lg:hidden" strokeWidth={1.75} />
          <span>
            <span>{paymentLabel(howToPay, total, advance)}</span> {isAsked && <ChangePayment />}
          </span>
        </p>
      </div>
    </>
  );
}

/** The choice stands in the form, which a returning customer need not have seen. */
function ChangePayment() {
  return (
    <button
      type="button"
      className="text-link py-1"
      onClick={() => {
        const payment = document.getElementById(paymentId);
        payment?.scrollIntoView({ block: "center" });
        payment?.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true });
      }}
    >
      {checkoutMessages.changePayment}
    </button>
  );
}

function paymentLabel(howToPay: HowToPay, total: number, advance: number): string {
  if (howToPay === "transfer") return checkoutMessages.byTransfer;
  if (howToPay !== "cash") return checkoutMessages.byGateway(gatewayNames[howToPay]);
  if (advance === 0) return checkoutMessages.cashOnDelivery;
  return checkoutMessages.inTwoParts(formatRupeesInText(advance), formatRupeesInText(total - advance));
}

type PaymentChoiceProps = {
  value: HowToPay;
  onChange: (value: HowToPay) => void;
  total: number;
  question: AdvanceQuestion;
  advance: number;
  onAdvance: (advance: number) => void;
};

function PaymentChoice({ total, question, onAdvance, ...chosen }: PaymentChoiceProps) {
  const { transferWays, gateways, advanceFrom } = useShop();
  const isAsked = offersPrepayment({ transferWays, gateways });
  const code = choice.useModule(isAsked);
  if (!isAsked) return null;
  const offered = 1 + gateways.length + Math.min(transferWays.length, 1);
  // Reserves the space of its buttons, so that nothing shifts.
  return (
    <div id={paymentId} className="mt-6 scroll-my-24" style={{ minHeight: `${1.75 + offered * 3.5}rem` }}>
      {code && <code.PaymentMethods ways={transferWays} gateways={gateways} total={total} {...chosen} />}
      {code && advanceFrom !== undefined && total >= advanceFrom && (
        <code.AskAdvance question={question} onTold={onAdvance} />
      )}
    </div>
  );
}
