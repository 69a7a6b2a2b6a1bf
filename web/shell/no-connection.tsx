import { useEffect, useEffectEvent } from "react";
import { isRouteErrorResponse, useRevalidator } from "react-router";
import RotateCw from "#icons/rotate-cw.mjs";
import ShoppingBag from "#icons/shopping-bag.mjs";
import WifiOff from "#icons/wifi-off.mjs";
import { noConnectionMessages } from "#messages/no-connection.ts";
import { cachedPageAddress } from "#web/offline/page-address.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ShopTitle } from "./shop-title.tsx";

type NoConnectionProps = { text: string; busy: boolean; onRetry: () => void };

export function NoConnection({ text, busy, onRetry }: NoConnectionProps) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const tryAgain = () => retry();
    addEventListener("online", tryAgain);
    return () => removeEventListener("online", tryAgain);
  }, []);

  return (
    <main className="wrap grid justify-items-center gap-5 section-space text-center">
      <Icon icon={WifiOff} className="size-10 text-slate" strokeWidth={1.25} />
      <h1>{noConnectionMessages.title}</h1>
      <p role="alert" className="max-w-[26em] text-slate">
        {text}
      </p>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button onClick={onRetry} busy={busy}>
          <Icon icon={RotateCw} />
          {noConnectionMessages.tryAgain}
        </Button>
        <ButtonLink to="/cart" look="secondary">
          <Icon icon={ShoppingBag} strokeWidth={1.75} />
          {noConnectionMessages.openCart}
        </ButtonLink>
      </div>
    </main>
  );
}

async function isCached(address: string): Promise<boolean> {
  const kept = cachedPageAddress(address);
  if (kept === undefined || !("caches" in window) || !navigator.serviceWorker?.controller) return false;
  return (await caches.match(kept, { ignoreVary: true })) !== undefined;
}

export function UnreachablePage({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();

  // Its calls were not cached, but the whole page was: a full load shows it. Not for missing code, which the cached
  // page may need as well.
  useEffect(() => {
    if (!isRouteErrorResponse(error)) return;
    isCached(location.href).then(
      (kept) => kept && location.reload(),
      () => undefined,
    );
  }, [error]);

  function tryAgain() {
    if (isRouteErrorResponse(error)) void revalidate();
    else location.reload();
  }

  return (
    <>
      <ShopTitle title={noConnectionMessages.title} />
      <NoConnection text={noConnectionMessages.unreachable} busy={state !== "idle"} onRetry={tryAgain} />
    </>
  );
}
