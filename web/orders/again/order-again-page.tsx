import { useEffect, useEffectEvent, useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { offlineMessages } from "#messages/offline.ts";
import { orderAgainMessages } from "#messages/order-again.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { pageTags } from "#web/shell/page-tags.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import type { Route } from "./+types/order-again-page.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: orderAgainMessages.title,
    description: orderAgainMessages.description,
  });
}

/** The address contains a token that shows engraved names and measurements. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

/** The link of a mail: it fills the cart of this browser and changes nothing of the order, so it needs no question. */
export default function OrderAgainPage({ params: { id, token } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState("");
  const isPut = useRef(false);

  async function put() {
    setFailure("");
    const code = await import("./order-again.ts").catch(() => undefined);
    if (!code) return setFailure(offlineMessages.codeMissing);
    const refused = await code.orderAgain([{ id, token }]);
    if (refused) setFailure(refused.error.error);
    else await navigate(href("/cart"), { replace: true });
  }

  const putOnce = useEffectEvent(() => {
    if (isPut.current) return;
    isPut.current = true;
    void put();
  });
  useEffect(() => putOnce(), []);

  return (
    <main className="wrap min-h-svh max-w-160 pt-9 pb-24">
      <h1>{orderAgainMessages.title}</h1>
      {failure === "" ? (
        <p role="status" className="mt-1.5 text-slate">
          {orderAgainMessages.putting}
        </p>
      ) : (
        <>
          <FormFailure>{failure}</FormFailure>
          <div className="mt-4 flex flex-wrap gap-2.5">
            <Button onClick={() => void put()}>{orderAgainMessages.tryAgain}</Button>
            <ButtonLink to={href("/order-track")} look="secondary">
              {orderAgainMessages.trackOrder}
            </ButtonLink>
          </div>
        </>
      )}
      <noscript>
        <p className="mt-3">{orderAgainMessages.needsScripts}</p>
      </noscript>
    </main>
  );
}
