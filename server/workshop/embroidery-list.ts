import type { Garment, Reel, SewnPicture, TicketedJob } from "#contract/back-office/job-tickets.ts";
import { englishChoices } from "#contract/cart/describe-choices.ts";
import { chosenSize } from "#contract/options/size.ts";
import { inOrder } from "./in-order.ts";

export function embroideryList(jobs: readonly TicketedJob[]): Reel[] {
  const reels = new Map<string, Reel>();
  for (const { OrderID, garments } of jobs) {
    for (const garment of garments) {
      const { thread, name_engraving, quantity } = garment;
      if (!name_engraving || garment.alteration !== null) continue;
      const { name, color } = thread ?? { name: "Ask the office", color: "#ffffff" };
      const reel = reels.get(name) ?? { thread: { name, color }, pieces: 0, names: [] };
      reels.set(name, reel);
      reel.pieces += quantity;
      reel.names.push({
        OrderID,
        name: name_engraving.name,
        second: name_engraving.second ?? "",
        position: name_engraving.position,
        ...whichGarment(garment),
      });
    }
  }
  return inOrder([...reels.values()], ({ thread }) => [thread.name]);
}

function whichGarment(garment: Garment) {
  return {
    garment: garment.name,
    product_code: garment.product_code,
    size: chosenSize(garment, englishChoices),
    cloth: `${garment.fabric_type.name}, ${garment.color.label}`,
    pieces: garment.quantity,
  };
}

export function sewnPictures(jobs: readonly TicketedJob[]): SewnPicture[] {
  const pictures = jobs.flatMap(({ OrderID, garments }) =>
    garments.flatMap((garment) =>
      (garment.options ?? [])
        .filter(({ kind, value }) => kind === "picture" && value !== "" && garment.alteration === null)
        .map(({ name, value }) => ({ OrderID, option: name, picture: value, ...whichGarment(garment) })),
    ),
  );
  return inOrder(pictures, ({ option, picture }) => [option, picture]);
}
