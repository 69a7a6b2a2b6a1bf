import { useEffect, useState } from "react";
import type { CallOutput } from "#contract/http/endpoint.ts";
import {
  type listConfirmLinks,
  listConfirmLinks as listConfirmLinksCall,
  noteAsked as noteAskedCall,
} from "#contract/order-views/office-orders.ts";
import MessageCircle from "#icons/message-circle.mjs";
import { callApi } from "#web/back-office/api.ts";
import { Money, When } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { toastError } from "#web/ui/toast.ts";

type Unconfirmed = CallOutput<typeof listConfirmLinks>["orders"][number];

type AskDialogProps = {
  ids: readonly string[];
  open: boolean;
  onClose: () => void;
  /** Called after the last order only; an early stop leaves the rest open. */
  onDone: () => Promise<void>;
};

/** Opens each message in WhatsApp, one after the other, and records it. */
export function AskDialog({ ids, open, onClose, onDone }: AskDialogProps) {
  return (
    <LazyDialog open={open} onClose={onClose} title="Ask on WhatsApp">
      {open && <AskInTurn ids={ids} onStop={onClose} onEnd={() => void onDone().then(onClose)} />}
    </LazyDialog>
  );
}

type AskInTurnProps = { ids: readonly string[]; onStop: () => void; onEnd: () => void };

function AskInTurn({ ids, onStop, onEnd }: AskInTurnProps) {
  const [orders, setOrders] = useState<Unconfirmed[]>();
  const [place, setPlace] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the orders selected when the dialog opened.
  useEffect(() => {
    void callApi(listConfirmLinksCall, { query: { ids: ids.join(",") } }).then((result) => {
      if (result.ok) return setOrders(result.data.orders);
      toastError(result.error.error);
      onStop();
    });
  }, []);

  if (!orders) return <p>Reading the orders...</p>;
  const order = orders[place];
  if (!order) {
    return (
      <div className="grid gap-4">
        <p>
          {orders.length === 0
            ? "All of these are already confirmed or dispatched."
            : "That was the last one."}
        </p>
        <div className="flex justify-end">
          <Button onClick={onEnd}>Done</Button>
        </div>
      </div>
    );
  }

  async function noteAsked(id: string) {
    setPlace(place + 1);
    const result = await callApi(noteAskedCall, { body: { id } });
    if (!result.ok) toastError(result.error.error);
  }

  return (
    <div className="grid gap-4">
      <p className="text-sm text-slate" role="status">
        {place + 1} of {orders.length}
      </p>
      <div>
        <p className="font-[560]">
          <bdi>{order.name}</bdi>, {order.phone}
        </p>
        <p>
          {order.OrderID}, <Money rupees={order.totalAmount} />
        </p>
        {order.askedAt && (
          <p className="text-sm text-slate">
            Last asked <When at={order.askedAt} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onStop}>
          Stop here
        </Button>
        <Button look="secondary" onClick={() => setPlace(place + 1)}>
          Skip
        </Button>
        <a
          href={order.whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => void noteAsked(order.id)}
          className={buttonClasses("primary", false, "")}
        >
          <Icon icon={MessageCircle} />
          Ask on WhatsApp
        </a>
      </div>
    </div>
  );
}
