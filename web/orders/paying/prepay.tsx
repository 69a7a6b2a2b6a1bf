import { Suspense } from "react";
import { useShop } from "#web/shell/use-shop.ts";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import type { ShownOrder } from "../tracking/order-card.tsx";

const TransferPanel = lazyPart(async () => (await import("./transfer-panel.tsx")).TransferPanel);
const GatewayPanel = lazyPart(async () => (await import("./gateway-panel.tsx")).GatewayPanel);

type PrepayProps = {
  order: Pick<ShownOrder, "id" | "OrderID" | "ahead">;
  /** The customer is logged in or has proven the order: no further proof is needed. */
  isOwn?: boolean;
  contact?: string;
  onChanged: () => void;
};

export function Prepay({ order, isOwn = false, contact = "", onChanged }: PrepayProps) {
  const { id, OrderID, ahead } = order;
  const { transferWays, gateways } = useShop();
  const hydrated = useHydrated();
  const isToBeSent = hydrated && ahead !== undefined && ahead.dueNow > 0;
  const takesTransfers = isToBeSent && (transferWays.length > 0 || ahead.claim !== undefined);
  const byGateway = isToBeSent && gateways.length > 0;
  if (!isToBeSent) return null;
  return (
    <Suspense>
      <div className="grid gap-6 empty:hidden">
        {byGateway && <GatewayPanel orderNumber={OrderID} gateways={gateways} dueNow={ahead.dueNow} />}
        {takesTransfers && (
          <TransferPanel orderId={id} ahead={ahead} isOwn={isOwn} contact={contact} onChanged={onChanged} />
        )}
      </div>
    </Suspense>
  );
}
