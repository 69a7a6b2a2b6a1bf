import type { Garment } from "#contract/workshop/job-tickets.ts";
import type { GarmentTypeRow } from "../garment-types/list-garment-types.ts";

export type FabricOfType = {
  id: string;
  sizes: readonly string[];
  parts: readonly Pick<GarmentTypeRow["parts"][number], "name" | "metres">[];
};

type Cut = Pick<Garment, "garmentType" | "sizes" | "parts" | "cap" | "isFromStock">;

const capType = "cap";

/**
 * Metres of fabric for one piece with its cap. Made-to-measure counts as the largest size, to have enough; a piece
 * from stock takes none. Undefined where the merchant has not stated the need of a part.
 */
export function metresOf(garment: Cut, types: readonly FabricOfType[]): number | undefined {
  const type = types.find(({ id }) => id === garment.garmentType);
  const own = garment.isFromStock ? 0 : type && sumOf(type, garment);
  if (own === undefined || !garment.cap) return own;
  const cap = types.find(({ id }) => id === capType);
  const ofCap = cap && sumOf(cap, { sizes: false });
  return ofCap === undefined ? undefined : own + ofCap;
}

function sumOf(type: FabricOfType, { sizes, parts }: Pick<Cut, "sizes" | "parts">): number | undefined {
  let sum = 0;
  for (const { name, metres } of type.parts) {
    const size = parts?.find((part) => part.name === name)?.size ?? sizes;
    const place = size === false ? metres.length - 1 : type.sizes.indexOf(size);
    const length = metres[place];
    if (length === undefined) return undefined;
    sum += length;
  }
  return type.parts.length === 0 ? undefined : sum;
}
