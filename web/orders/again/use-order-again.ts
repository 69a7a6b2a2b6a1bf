import { useState } from "react";
import { href, useNavigate } from "react-router";
import { offlineMessages } from "#messages/offline.ts";
import { toastError } from "#web/ui/toast.ts";

type AskedOrder = { id: string; token?: string; items?: string[] };

/**
 * Puts lines of past orders into the cart and leads there; a failure is shown as a toast. `replace`: Back skips this
 * page.
 */
export function useOrderAgain({ replace = false } = {}): {
  busy: boolean;
  putInCart: (orders: AskedOrder[]) => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function putInCart(orders: AskedOrder[]) {
    setBusy(true);
    const code = await import("./order-again.ts").catch(() => undefined);
    const failure = await code?.orderAgain(orders);
    setBusy(false);
    if (!code) return toastError(offlineMessages.codeMissing);
    if (failure) return toastError(failure.error.error);
    await navigate(href("/cart"), { replace });
  }

  return { busy, putInCart };
}
