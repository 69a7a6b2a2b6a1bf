import { createOrderAsGuest, trackOrder, updateOrder } from "../made/orval.ts";
import { type Journey, sampleOrder } from "./journey.ts";

/** The order of the journey by functions of orval, which are for a browser: their addresses have no origin. */
export const byOrval: Journey = (origin) => {
  const fetchHere = globalThis.fetch;
  globalThis.fetch = (path, init) => fetchHere(new URL(String(path), origin), init);
  return {
    place: async (key) => {
      const answer = await createOrderAsGuest(sampleOrder, { headers: { "Idempotency-Key": key } });
      return answer.status === 201 ? answer.data.OrderID : undefined;
    },
    track: async (OrderID) => {
      const answer = await trackOrder({ OrderID });
      return answer.status === 200 ? answer.data.order : undefined;
    },
    cancel: async (id) => {
      const answer = await updateOrder({ id, orderProgress: "Cancelled" });
      return answer.status === 200 ? answer.data.message : undefined;
    },
    placeNothing: async () => {
      const answer = await createOrderAsGuest({ ...sampleOrder, items: [] });
      return answer.status === 400 ? answer.data.reason : undefined;
    },
  };
};
