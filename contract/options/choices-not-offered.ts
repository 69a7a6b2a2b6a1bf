import type { MissingChoice } from "#contract/reasons/shopper-reasons.ts";
import type { OrderedLine } from "../cart/line-item.ts";
import type { Thread } from "../engraving/engraving.ts";

export type OfferedChoices = {
  colors: readonly { _id: string; label: string }[];
  fabric_type: readonly { _id: string; name: string }[];
  trouserOptions: readonly { name: string; selected: boolean }[];
  name_engraving: boolean;
  threads?: readonly Thread[] | undefined;
};

export type WantedChoices = Pick<OrderedLine, "color" | "fabric_type" | "trouserOptions"> & {
  name_engraving: WantedEngraving | false;
};

type WantedEngraving = { thread?: string | Pick<Thread, "_id"> | undefined };

export function findColor<Product extends Pick<OfferedChoices, "colors">>(
  { colors }: Product,
  key: string,
): Product["colors"][number] | undefined {
  return colors.find(({ _id, label }) => _id === key || label === key);
}

export function findFabric<Product extends Pick<OfferedChoices, "fabric_type">>(
  { fabric_type }: Product,
  key: string,
): Product["fabric_type"][number] | undefined {
  return fabric_type.find(({ _id, name }) => _id === key || name === key);
}

/** The thread of an engraving; undefined where it matches the fabric, or is not offered. */
function findThread({ threads = [] }: Pick<OfferedChoices, "threads">, { thread }: WantedEngraving) {
  const key = typeof thread === "string" ? thread : thread?._id;
  return threads.find(({ _id, name }) => _id === key || name === key);
}

function isThreadOffered(product: OfferedChoices, sewn: WantedEngraving): boolean {
  return sewn.thread === undefined || findThread(product, sewn) !== undefined;
}

export function engravingAsOffered<Engraving extends WantedEngraving>(
  product: Pick<OfferedChoices, "threads">,
  wanted: Engraving | false,
): (Omit<Engraving, "thread"> & { thread?: Thread }) | false {
  if (!wanted) return false;
  const { thread: _, ...engraving } = wanted;
  const found = findThread(product, wanted);
  return { ...engraving, ...(found && { thread: found }) };
}

function offersTrouser({ trouserOptions }: OfferedChoices, chosen: string | null): boolean {
  const offered = trouserOptions.filter(({ selected }) => selected);
  return chosen === null ? offered.length === 0 : offered.some(({ name }) => name === chosen);
}

type Offer = [missing: MissingChoice, isOffered: (product: OfferedChoices, wanted: WantedChoices) => boolean];

/** In the order of the page; sized-parts.ts checks the size. */
const offers: readonly Offer[] = [
  ["color", (product, { color }) => findColor(product, color) !== undefined],
  ["fabric type", (product, { fabric_type }) => findFabric(product, fabric_type) !== undefined],
  ["trouser option", (product, { trouserOptions }) => offersTrouser(product, trouserOptions)],
  ["name engraving", (product, { name_engraving }) => product.name_engraving || !name_engraving],
  ["thread", (product, { name_engraving: sewn }) => !sewn || isThreadOffered(product, sewn)],
];

/** The choices that a product does not offer, or lacks a requirement of, by the name that a refusal shows. */
export function choicesNotOffered(product: OfferedChoices, wanted: WantedChoices): MissingChoice[] {
  return offers.flatMap(([missing, isOffered]) => (isOffered(product, wanted) ? [] : [missing]));
}
