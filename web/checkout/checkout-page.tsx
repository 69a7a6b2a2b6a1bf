import { memo, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { href, redirect } from "react-router";
import type { Charges } from "#contract/charges.ts";
import { checkoutMessages } from "#messages/checkout.ts";
import { language } from "#messages/language.ts";
import { getCart } from "../cart/cart-store.ts";
import { loadCharges } from "../cart/load-current-prices.ts";
import { useHydrated } from "../cart/use-hydrated.ts";
import { CheckoutDelivery } from "../delivery/checkout-delivery.tsx";
import { apiContext } from "../page-context.ts";
import { browserApi } from "../shell/browser-api.ts";
import { pageTags } from "../shell/page-tags.ts";
import { Button } from "../ui/button.tsx";
import type { Route } from "./+types/checkout-page.ts";
import { ContactForm } from "./contact-form.tsx";
import { HaveAccount } from "./have-account.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { SessionEnded } from "./session-ended.tsx";
import { useCheckout } from "./use-checkout.ts";
import { type ContactFormState, useContactForm } from "./use-contact-form.ts";

const formId = "contact-information";

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

/** Drawn apart from whoever makes the form: that is drawn a second time within its hydration, and at every change of its state. */
const Checkout = memo(function Checkout({ form, charges }: CheckoutProps) {
  const hydrated = useHydrated();
  const checkout = useCheckout(form, charges);
  const { cart, prices, coupon, total, placing, obstacle } = checkout;
  const orderNow = useRef<HTMLButtonElement>(null);
  useLeaveForCart(hydrated && cart.length === 0 && !placing);

  function continueAsGuest() {
    flushSync(checkout.continueAsGuest);
    orderNow.current?.focus();
  }

  return (
    <main className="wrap grid min-h-svh content-start gap-8 pt-7 pb-18 lg:grid-cols-[minmax(0,1fr)_460px] lg:items-start lg:gap-16 lg:pt-10 lg:pb-28">
      <section>
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
          <h1>{checkoutMessages.title}</h1>
          <HaveAccount />
        </div>
        <ContactForm id={formId} form={form} onSubmit={checkout.submit} />
      </section>
      <aside className="rounded-lg border border-line bg-paper p-4.5 sm:p-6">
        <h2 className="mb-2 text-xl">{checkoutMessages.orderSummary}</h2>
        {hydrated && (
          <OrderSummary lines={cart} prices={prices} coupon={coupon} total={total} obstacle={obstacle}>
            {checkout.sessionEnded ? (
              <SessionEnded onContinue={continueAsGuest} />
            ) : (
              <Button ref={orderNow} type="submit" form={formId} wide busy={placing}>
                {checkoutMessages.orderNow}
              </Button>
            )}
            <CheckoutDelivery control={form.control} lines={cart} />
          </OrderSummary>
        )}
      </aside>
    </main>
  );
});

/** Who opens the checkout with nothing to order is sent on as by a link: swapping the page in place would make it jump. */
function useLeaveForCart(leaving: boolean): void {
  useEffect(() => {
    if (leaving) window.location.replace(language.prefix + href("/cart"));
  }, [leaving]);
}
