import { RotateCw, ShoppingBag, WifiOff } from "lucide-react";
import { offlineMessages } from "#messages/offline.ts";
import { Button, ButtonLink } from "../ui/button.tsx";

type NoConnectionProps = { text: string; busy?: boolean; onRetry: () => void };

/** What stands in place of a page that the network does not give: nothing is lost, and it can be tried again. */
export function NoConnection({ text, busy = false, onRetry }: NoConnectionProps) {
  return (
    <main className="wrap grid justify-items-center gap-5 section-space text-center">
      <WifiOff aria-hidden="true" className="size-10 text-slate" strokeWidth={1.25} />
      <h1>{offlineMessages.title}</h1>
      <p role="alert" className="max-w-[46ch] text-slate">
        {text}
      </p>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button onClick={onRetry} busy={busy}>
          <RotateCw aria-hidden="true" />
          {offlineMessages.tryAgain}
        </Button>
        <ButtonLink to="/cart" look="secondary">
          <ShoppingBag aria-hidden="true" strokeWidth={1.75} />
          {offlineMessages.openCart}
        </ButtonLink>
      </div>
    </main>
  );
}
