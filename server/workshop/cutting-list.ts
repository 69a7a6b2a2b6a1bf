import { describeMeasurements, describeOption, englishChoices } from "#contract/cart/describe-choices.ts";
import { chosenSize } from "#contract/options/built-in.ts";
import type { Cut, FabricNeeded, Garment, TicketedJob } from "#contract/workshop/job-tickets.ts";
import { type FabricOfType, metresOf } from "#server/catalog/fabric-stock/fabric-needed.ts";
import { isFurther } from "#server/orders/progress/work-stage.ts";
import { sizeRank } from "../catalog/size-order.ts";
import { inOrder } from "./in-order.ts";

/**
 * The pieces to cut, by fabric: equal pieces of all orders together, from the smallest size to the largest; those
 * made to measure after them, each separately. Of pieces from stock only the matching cap is cut.
 */
export function cuttingList(jobs: readonly TicketedJob[], types: readonly FabricOfType[]): FabricNeeded[] {
  const cloths = new Map<string, FabricNeeded & { bySameness: Map<string, Cut> }>();
  for (const { OrderID, work, garments } of jobs) {
    for (const garment of garments) {
      const { fabric_type, color, quantity } = garment;
      if (garment.alteration !== null || (garment.isFromStock && !garment.cap)) continue;
      const key = JSON.stringify([fabric_type.name, color.label, color.value]);
      const cloth = cloths.get(key) ?? {
        fabric: fabric_type.name,
        color: { label: color.label, value: color.value },
        urdu: {
          ...(fabric_type.urdu && { fabric: fabric_type.urdu }),
          ...(color.urdu && { color: color.urdu }),
        },
        pieces: 0,
        metres: 0,
        withoutMetres: 0,
        cuts: [],
        bySameness: new Map(),
      };
      cloths.set(key, cloth);
      const metres = metresOf(garment, types);
      take(cloth, quantity, metres);
      const isCut = !isFurther("cut", garment.ahead ?? work ?? "waiting");
      add(cloth.bySameness, garment, { OrderID, isCut, metres });
    }
  }
  return inOrder([...cloths.values()], ({ fabric, color }) => [fabric, color.label]).map(
    ({ bySameness, ...cloth }) => ({
      ...cloth,
      metres: toCentimetres(cloth.metres),
      cuts: inOrder(
        [...bySameness.values()].map((cut) => ({ ...cut, metres: toCentimetres(cut.metres) })),
        ({ product_code, measurements, size, trouser, hasCap, options }) => [
          measurements ? "1" : "0",
          product_code,
          sizeRank(size),
          trouser ?? "",
          hasCap ? "1" : "0",
          options.map(({ value }) => value).join(),
        ],
      ),
    }),
  );
}

type Needed = Pick<Cut, "pieces" | "metres" | "withoutMetres">;

function take(needed: Needed, pieces: number, metres: number | undefined): void {
  needed.pieces += pieces;
  if (metres === undefined) needed.withoutMetres += pieces;
  else needed.metres += metres * pieces;
}

const toCentimetres = (metres: number) => Math.round(metres * 100) / 100;

type Added = { OrderID: string; isCut: boolean; metres: number | undefined };

function add(cuts: Map<string, Cut>, garment: Garment, { OrderID, isCut, metres }: Added): void {
  const { name, product_code, cap, custom_size, quantity, isFromStock } = garment;
  const size = isFromStock ? "Cap alone" : chosenSize(garment, englishChoices);
  const trouserOptions = isFromStock ? null : garment.trouserOptions;
  const alone = custom_size ? garment.id : null;
  const apart = (garment.options ?? [])
    .filter(({ isGrouped }) => isGrouped && !isFromStock)
    .map((option) => describeOption(option, englishChoices));
  const key = JSON.stringify([product_code, trouserOptions, size, cap, alone, apart]);
  const cut = cuts.get(key) ?? {
    line: garment,
    name,
    product_code,
    trouser: trouserOptions,
    size,
    hasCap: cap,
    options: apart,
    pieces: 0,
    metres: 0,
    withoutMetres: 0,
    orders: [],
    measurements: custom_size ? describeMeasurements(custom_size, englishChoices) : null,
  };
  cuts.set(key, cut);
  take(cut, quantity, metres);
  const ofOrder = cut.orders.find((order) => order.OrderID === OrderID);
  if (!ofOrder) return void cut.orders.push({ OrderID, pieces: quantity, isCut });
  ofOrder.pieces += quantity;
  ofOrder.isCut &&= isCut;
}
