import createClient from "openapi-fetch";
import type { paths } from "../made/openapi-typescript.ts";
import { type Journey, sampleOrder } from "./journey.ts";

/** The order of the journey by a client of openapi-typescript and openapi-fetch. */
export const byOpenapiTypescript: Journey = (origin) => {
  const client = createClient<paths>({ baseUrl: origin });
  return {
    place: async (key) => {
      const { data } = await client.POST("/orders/createOrderAsGuest", {
        body: sampleOrder,
        params: { header: { "Idempotency-Key": key } },
      });
      return data?.OrderID;
    },
    track: async (OrderID) => {
      const { data } = await client.POST("/orders/trackOrder", { body: { OrderID } });
      return data?.order;
    },
    cancel: async (id) => {
      const { data } = await client.POST("/orders/updateOrder", { body: { id, orderProgress: "Cancelled" } });
      return data?.message;
    },
    placeNothing: async () => {
      const { error } = await client.POST("/orders/createOrderAsGuest", {
        body: { ...sampleOrder, items: [] },
      });
      return error?.reason;
    },
  };
};
