import { Api, type HttpResponse } from "../made/swagger-typescript-api.ts";
import { type Journey, sampleOrder } from "./journey.ts";

/** The order of the journey by the class of swagger-typescript-api, which throws an answer that is a failure. */
export const bySwaggerTypescriptApi: Journey = (origin) => {
  const { orders } = new Api({ baseUrl: origin });
  return {
    place: async (key) => {
      const answer = await orders.createOrderAsGuest(sampleOrder, { headers: { "Idempotency-Key": key } });
      return answer.data.OrderID;
    },
    track: async (OrderID) => (await orders.trackOrder({ OrderID })).data.order,
    cancel: async (id) => (await orders.updateOrder({ id, orderProgress: "Cancelled" })).data.message,
    placeNothing: async () => {
      try {
        await orders.createOrderAsGuest({ ...sampleOrder, items: [] });
      } catch (answer) {
        return (answer as HttpResponse<unknown, { reason?: string }>).error.reason;
      }
    },
  };
};
