import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const charge = z.object({ _id: z.string(), name: z.string(), amount: z.number().int().nonnegative() });
export type Charge = z.infer<typeof charge>;

/** The pricing list: four rows by position (specification section 3). */
export const getPricing = endpoint({
  method: "GET",
  path: "/pricing/getPricing",
  summary: "Delivery, name engraving, surgical cap and custom size charges, in this order.",
  success: { status: 200, body: z.array(charge) },
});

/** What the shop adds to the price of the goods, in rupees. */
export type Charges = {
  delivery: number;
  nameEngraving: number;
  surgicalCap: number;
  customSize: number;
};

/** Reads the pricing list by position: delivery, name engraving, surgical cap, custom size. */
export function chargesByPosition(rows: readonly Pick<Charge, "amount">[]): Charges {
  const [delivery, nameEngraving, surgicalCap, customSize] = rows.map((row) => row.amount);
  return {
    delivery: delivery ?? 0,
    nameEngraving: nameEngraving ?? 0,
    surgicalCap: surgicalCap ?? 0,
    customSize: customSize ?? 0,
  };
}
