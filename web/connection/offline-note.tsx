import { useSyncExternalStore } from "react";
import { offlineMessages } from "#messages/offline.ts";

/** Always in the document, so that screen readers announce its content. */
export function OfflineNote() {
  const online = useOnline();
  return (
    <p
      role="status"
      className="fixed start-4 bottom-4 z-30 max-w-[min(26rem,100%-6.5rem)] rounded-md border border-line bg-paper px-4 py-2.5 text-sm shadow-2 empty:sr-only in-[:has([data-buy-bar])]:max-lg:bottom-21"
    >
      {!online && <span>{offlineMessages.note}</span>}
    </p>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
