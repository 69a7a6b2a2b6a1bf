import { useState } from "react";
import { offlineMessages } from "#messages/offline.ts";
import { useHydrated } from "../cart/use-hydrated.ts";
import { useShop } from "../shell/use-shop.ts";
import { lazyModule } from "../ui/lazy-module.ts";
import type { ShownOrder } from "./order-card.tsx";

const transfers = lazyModule(() => import("./transfer-panel.tsx"));
const gateway = lazyModule(() => import("./gateway-panel.tsx"));

type PayAheadProps = {
  order: Pick<ShownOrder, "id" | "OrderID" | "ahead">;
  /** The customer is logged in or has proven the order: nothing more has to show that it is theirs. */
  isOwn?: boolean;
  contact?: string;
  onChanged: () => void;
};

export function PayAhead({ order, isOwn = false, contact = "", onChanged }: PayAheadProps) {
  const { id, OrderID, ahead } = order;
  const { transferWays, gateways } = useShop();
  const hydrated = useHydrated();
  const [isMissing, setMissing] = useState(false);
  const isToBeSent = hydrated && ahead !== undefined && ahead.dueNow > 0;
  const takesTransfers = isToBeSent && (transferWays.length > 0 || ahead.claim !== undefined);
  const byGateway = isToBeSent && gateways.length > 0;
  const transferCode = transfers.useModule(takesTransfers, () => setMissing(true));
  const gatewayCode = gateway.useModule(byGateway, () => setMissing(true));
  if (!isToBeSent) return null;
  if (isMissing) return <p>{offlineMessages.codeMissing}</p>;
  return (
    <div className="grid gap-6 empty:hidden">
      {byGateway && gatewayCode && (
        <gatewayCode.GatewayPanel orderNumber={OrderID} gateways={gateways} dueNow={ahead.dueNow} />
      )}
      {takesTransfers && transferCode && (
        <transferCode.TransferPanel
          orderId={id}
          ahead={ahead}
          isOwn={isOwn}
          contact={contact}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}
