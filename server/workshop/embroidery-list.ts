import { engravingPlace } from "#contract/cart/choice-labels.ts";
import { englishChoices } from "#contract/cart/describe-choices.ts";
import { chosenSize } from "#contract/options/built-in.ts";
import {
  type Garment,
  type Reel,
  type SewnPicture,
  type TicketedJob,
  unknownThread,
} from "#contract/workshop/job-tickets.ts";
import { inOrder } from "./in-order.ts";

type Sewn = Pick<Reel["texts"][number], "kind" | "text" | "second" | "place" | "position" | "chosen"> & {
  thread: Garment["thread"];
};

/** All that is sewn by name or text, thread by thread. */
export function embroideryList(jobs: readonly TicketedJob[]): Reel[] {
  const reels = new Map<string, Reel>();
  for (const { OrderID, garments } of jobs) {
    for (const garment of garments) {
      if (garment.alteration !== null) continue;
      for (const { thread, ...sewn } of sewnOn(garment)) {
        const known = thread ?? { name: unknownThread, color: "#ffffff" };
        const { name } = known;
        const reel = reels.get(name) ?? { thread: known, pieces: 0, texts: [] };
        reels.set(name, reel);
        reel.pieces += garment.quantity;
        reel.texts.push({ OrderID, ...sewn, ...whichGarment(garment) });
      }
    }
  }
  return inOrder([...reels.values()], ({ thread }) => [thread.name]);
}

function sewnOn({ name_engraving, thread, badges }: Garment): Sewn[] {
  const texts = badges.map((badge) => ({
    kind: badge.name,
    text: badge.text,
    second: "",
    place: badge.place,
    position: null,
    chosen: {
      name: badge.name,
      ...(badge.urdu && { urdu: badge.urdu }),
      said: badge.place,
      ...(badge.placeUrdu && { saidUrdu: badge.placeUrdu }),
    },
    thread: badge.thread,
  }));
  if (!name_engraving) return texts;
  const name = {
    kind: "Name",
    text: name_engraving.name,
    second: name_engraving.second ?? "",
    place: engravingPlace(name_engraving.position),
    position: name_engraving.position,
    chosen: null,
    thread,
  };
  return [name, ...texts];
}

function whichGarment(garment: Garment) {
  return {
    line: garment,
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
        .map(({ name, urdu, value }) => ({
          OrderID,
          option: name,
          chosen: { name, ...(urdu && { urdu }) },
          picture: value,
          ...whichGarment(garment),
        })),
    ),
  );
  return inOrder(pictures, ({ option, picture }) => [option, picture]);
}
