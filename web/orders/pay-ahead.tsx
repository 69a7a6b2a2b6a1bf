import { useState } from "react";
import { offlineMessages } from "#messages/offline.ts";
import { useHydrated } from "../cart/use-hydrated.ts";
import { lazyModule } from "../ui/lazy-module.ts";
import type { ShownOrder } from "./order-card.tsx";

const panel = lazyModule(() => import("./transfer-panel.tsx"));

type PayAheadProps = {
  order: Pick<ShownOrder, "id" | "ahead">;
  isOwn?: boolean;
  contact?: string;
  onChanged: () => void;
};

export function PayAhead({ order: { id, ahead }, isOwn = false, contact = "", onChanged }: PayAheadProps) {
  const hydrated = useHydrated();
  const [isMissing, setMissing] = useState(false);
  const isToBeSent = hydrated && ahead !== undefined && ahead.dueNow > 0;
  const code = panel.useModule(isToBeSent, () => setMissing(true));
  if (!isToBeSent) return null;
  if (!code) return isMissing ? <p>{offlineMessages.codeMissing}</p> : null;
  return (
    <code.TransferPanel orderId={id} ahead={ahead} isOwn={isOwn} contact={contact} onChanged={onChanged} />
  );
}
