import { pollForever } from "#server/platform/jobs/poll-forever.ts";
import { refundNext } from "./refund-payment.ts";
import { type Settling, settleNext } from "./settle-payments.ts";

/** Milliseconds between two looks at what is due: somebody may be waiting. */
const interval = 1_000;

/** In whichever process is first. Gives what stops it. */
export function workOnPayments(context: Settling): () => Promise<void> {
  const { gateways, failures } = context;
  if (gateways.size === 0) return async () => {};
  const next = async () => {
    try {
      const isDone = (await refundNext(context)) || (await settleNext(context));
      // That nothing is due says nothing of the gateway.
      if (isDone) failures.over();
      return isDone;
    } catch (error) {
      failures.met(error);
      throw error;
    }
  };
  // A slow payment does not delay the others.
  return pollForever({ next, interval, atOnce: 4 });
}
