import type { Cloth, Cut, Garment, TicketedJob } from "#contract/back-office/job-tickets.ts";
import { chosenSize, describeMeasurements, englishChoices } from "#contract/describe-choices.ts";
import { inOrder } from "./in-order.ts";
import { sizeRank } from "./size-order.ts";

/**
 * What is cut, cloth by cloth: equal pieces of all orders together, from the smallest size to the largest; those made to
 * measure after them, each by itself.
 */
export function cuttingList(jobs: readonly TicketedJob[]): Cloth[] {
  const cloths = new Map<string, Cloth & { bySameness: Map<string, Cut> }>();
  for (const { OrderID, garments } of jobs) {
    for (const garment of garments) {
      const { fabric_type, color, quantity } = garment;
      const key = JSON.stringify([fabric_type.name, color.label, color.value]);
      const cloth = cloths.get(key) ?? {
        fabric: fabric_type.name,
        color: { label: color.label, value: color.value },
        pieces: 0,
        cuts: [],
        bySameness: new Map(),
      };
      cloths.set(key, cloth);
      cloth.pieces += quantity;
      add(cloth.bySameness, garment, OrderID);
    }
  }
  return inOrder([...cloths.values()], ({ fabric, color }) => [fabric, color.label]).map(
    ({ bySameness, ...cloth }) => ({
      ...cloth,
      cuts: inOrder([...bySameness.values()], ({ product_code, measurements, size, trouser, hasCap }) => [
        measurements ? "1" : "0",
        product_code,
        sizeRank(size),
        trouser ?? "",
        hasCap ? "1" : "0",
      ]),
    }),
  );
}

function add(cuts: Map<string, Cut>, garment: Garment, OrderID: string): void {
  const { name, product_code, trouserOptions, cap, custom_size, quantity } = garment;
  const size = chosenSize(garment, englishChoices);
  const alone = custom_size ? garment.id : null;
  const key = JSON.stringify([product_code, trouserOptions, size, cap, alone]);
  const cut = cuts.get(key) ?? {
    name,
    product_code,
    trouser: trouserOptions,
    size,
    hasCap: cap,
    pieces: 0,
    orders: [],
    measurements: custom_size ? describeMeasurements(custom_size, englishChoices) : null,
  };
  cuts.set(key, cut);
  cut.pieces += quantity;
  const ofOrder = cut.orders.find((order) => order.OrderID === OrderID);
  if (ofOrder) ofOrder.pieces += quantity;
  else cut.orders.push({ OrderID, pieces: quantity });
}
