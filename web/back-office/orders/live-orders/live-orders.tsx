import { useEffect } from "react";
import { useSessionEnded } from "#web/back-office/ui/session-end.ts";
import { chime, prepareChime } from "./chime.ts";
import { followLiveOrders } from "./follow-live-orders.ts";
import { newOrdersInWords, onArrivals, useLiveOrders } from "./live-orders-store.ts";

/** On every page: polls for orders, plays the chime and counts new orders in the title. */
export function LiveOrders() {
  const { unseen } = useLiveOrders();
  const isSignedOut = useSessionEnded();

  useEffect(() => {
    const stops = [
      followLiveOrders(),
      prepareChime(),
      onArrivals((kind) => {
        if (kind === "news") void chime();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useMarkInTitle(titleMark(unseen.length, isSignedOut));

  return (
    <p role="status" className="sr-only">
      {unseen.length > 0 && <span>{newOrdersInWords(unseen.length)}</span>}
    </p>
  );
}

function titleMark(count: number, isSignedOut: boolean): string {
  if (isSignedOut) return "(signed out) ";
  return count > 0 ? `(${count}) ` : "";
}

const marks = /^\((\d+|signed out)\) /;

function useMarkInTitle(mark: string): void {
  useEffect(() => {
    const write = () => {
      const title = mark + document.title.replace(marks, "");
      if (document.title !== title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [mark]);
}
