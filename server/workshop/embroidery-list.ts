import type { Reel, TicketedJob } from "#contract/back-office/job-tickets.ts";
import { chosenSize, englishChoices } from "#contract/describe-choices.ts";
import { inOrder } from "./in-order.ts";

/** The names that are sewn, reel by reel, those of an order beside each other. */
export function embroideryList(jobs: readonly TicketedJob[]): Reel[] {
  const reels = new Map<string, Reel>();
  for (const { OrderID, garments } of jobs) {
    for (const garment of garments) {
      const { thread, name_engraving, quantity } = garment;
      if (!name_engraving) continue;
      const { name, color } = thread ?? { name: "Ask the office", color: "#ffffff" };
      const reel = reels.get(name) ?? { thread: { name, color }, pieces: 0, names: [] };
      reels.set(name, reel);
      reel.pieces += quantity;
      reel.names.push({
        OrderID,
        name: name_engraving.name,
        side: name_engraving.position,
        garment: garment.name,
        product_code: garment.product_code,
        size: chosenSize(garment, englishChoices),
        cloth: `${garment.fabric_type.name}, ${garment.color.label}`,
        pieces: quantity,
      });
    }
  }
  return inOrder([...reels.values()], ({ thread }) => [thread.name]);
}
