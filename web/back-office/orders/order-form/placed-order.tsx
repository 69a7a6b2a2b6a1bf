import { useEffect, useRef } from "react";
import { ticketsAddress } from "#web/back-office/papers/tickets-address.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { PromiseLine } from "./order-layout.tsx";

export type Placed = {
  OrderID: string;
  id: string | undefined;
  promise: { leavesBy: string; arrivesFrom: string; arrivesBy: string };
  hasEmail: boolean;
};

type PlacedOrderProps = { placed: Placed; onAnother: () => void };

export function PlacedOrder({ placed: { OrderID, id, promise, hasEmail }, onAnother }: PlacedOrderProps) {
  const another = useRef<HTMLButtonElement>(null);
  useEffect(() => another.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-lg">
        <TextLink to={id ? `/orders/${id}` : `/orders?q=${OrderID}`}>{OrderID}</TextLink> is placed.
      </p>
      <PromiseLine promise={promise} />
      <p className="text-slate">
        {hasEmail ? "The customer gets a mail." : "No mail goes out: there is no address."}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button ref={another} onClick={onAnother}>
          Another order
        </Button>
        {id && (
          <ButtonLink look="secondary" to={ticketsAddress([id])} data-shortcut="print">
            Print tickets
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
