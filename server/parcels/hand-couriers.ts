import { courierName, handCourierIds } from "#contract/orders/couriers.ts";
import { type Courier, CourierTimeoutError } from "./courier.ts";

const nowhere = { status: 404, body: {} };

/** A courier without an API; its papers are those of the shop. */
function byHand(id: string): Courier {
  const name = courierName(id);
  const papers = `${name} has no papers of its own: print the packing slips`;
  return {
    id,
    name,
    isByHand: true,
    labelsAtOnce: 1,
    settlesWithin: 0,
    cities: async () => [],
    quote: async () => undefined,
    book: async ({ reference }) => ({ outcome: "booked", trackingNumber: reference }),
    find: async () => undefined,
    track: async () => new Map(),
    cancel: async () => undefined,
    labels: async () => {
      throw new CourierTimeoutError(papers);
    },
    loadSheet: async () => ({ outcome: "refused", problem: papers }),
    advise: async () => undefined,
    pushes: { isSecret: false, numbersIn: () => undefined, taken: nowhere, unreadable: nowhere },
  };
}

export const handCouriers: readonly Courier[] = handCourierIds.map(byHand);
