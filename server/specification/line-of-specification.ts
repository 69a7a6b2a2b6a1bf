/** Cart lines and totals by sections 3 and 9 of the specification alone: nothing of the contract is imported here. */

type Named = { _id: string; name: string };
type Priced = { _id: string; name: string; price: number };

export type Product = {
  id: string;
  category: string;
  price: number;
  sale_price: number;
  colors: { _id: string; label: string; value: string }[];
  fabric_type: Priced[];
  trouserOptions: (Named & { selected: boolean })[];
  sizes: string[];
  name_engraving: boolean;
};

export type Engraving = { name: string; position: "left" | "right" };

/** A shopper's choices for a product; the default of the specification for an absent one. */
export type Choices = {
  size?: string;
  custom_size?: Record<string, unknown>;
  color?: Product["colors"][number];
  fabric?: Priced;
  trouser?: string;
  cap?: boolean;
  engraving?: Engraving;
  quantity?: number;
};

export type Line = Record<string, unknown> & {
  price: number;
  sale_price: number;
  name_engraving_charges: number;
  cap_charges: number;
  custom_size_charges: number;
  quantity: number;
};

/** The six of the specification; only a cap is measured differently (decision 092). */
function measurementsOf({ category }: Product) {
  if (category === "Caps") return { head: 22.5, otherNote: "" };
  return {
    shirtLength: 28,
    chest: 40,
    shoulder: 17,
    sleeveLength: 9,
    trouserWaist: 32,
    trouserLength: 38,
    otherNote: "A little loose",
  };
}

/** "The product plus": all its fields, and the choices with the amounts of `pricing`, by position. */
export function lineOf(product: Product, pricing: readonly number[], choices: Choices): Line {
  const { cap = false, quantity = 1 } = choices;
  const custom = choices.custom_size ?? false;
  const engraving = choices.engraving ?? false;
  const chosen = chosenOf(product, choices);
  const [, engravingCharge = 0, capCharge = 0, customCharge = 0] = pricing;
  return {
    ...product,
    ...chosen,
    ...pricesOf(product, chosen.fabric_type),
    _id: product.id,
    sizes: custom ? false : chosen.sizes,
    name_engraving: engraving,
    name_engraving_charges: engraving ? engravingCharge : 0,
    cap,
    cap_charges: cap ? capCharge : 0,
    custom_size: custom,
    custom_size_charges: custom ? customCharge : 0,
    uniqueId: uniqueIdOf(product.id, chosen, engraving),
    quantity,
  };
}

/** The specification's defaults: the first of each list, of trousers the first that is flagged selected. */
function chosenOf(product: Product, choices: Choices) {
  const firstTrouser = product.trouserOptions.find(({ selected }) => selected)?.name ?? null;
  const trouserOptions = choices.trouser ?? firstTrouser;
  return {
    sizes: choices.size ?? product.sizes[0],
    color: choices.color ?? product.colors[0],
    fabric_type: choices.fabric ?? product.fabric_type[0],
    trouserOptions,
    trouser: trouserOptions !== null,
  };
}

function pricesOf(product: Product, fabric: Priced | undefined) {
  const surcharge = fabric?.price ?? 0;
  const price = product.price + surcharge;
  return { price, sale_price: product.sale_price > 0 ? product.sale_price + surcharge : price };
}

function uniqueIdOf(id: string, chosen: ReturnType<typeof chosenOf>, engraving: Engraving | false): string {
  const engraved = engraving ? `engraved-${engraving.name}-${engraving.position}` : "no-engraving";
  return [id, chosen.sizes, chosen.color?._id, chosen.fabric_type?._id, engraved].join("-");
}

export function totalOf(lines: readonly Line[], pricing: readonly number[]): string {
  const subtotal = lines
    .map((line) => {
      const garment = line.sale_price > 0 ? line.sale_price : line.price;
      return (
        (garment + line.name_engraving_charges + line.cap_charges + line.custom_size_charges) * line.quantity
      );
    })
    .reduce((sum, amount) => sum + amount, 0);
  return String(subtotal >= 5000 ? subtotal : subtotal + (pricing[0] ?? 0));
}

/** Each choice of a product once with defaults otherwise, and all of them together. */
export function everyChoice(product: Product): Choices[] {
  const left: Engraving = { name: "Dr. Sana", position: "left" };
  return [
    ...product.sizes.map((size) => ({ size })),
    ...product.colors.map((color) => ({ color })),
    ...product.fabric_type.map((fabric) => ({ fabric })),
    ...product.trouserOptions.filter(({ selected }) => selected).map(({ name }) => ({ trouser: name })),
    { cap: true },
    { quantity: 3 },
    { custom_size: measurementsOf(product) },
    ...(product.name_engraving
      ? [
          { engraving: left },
          { engraving: { ...left, position: "right" as const } },
          { engraving: left, cap: true, custom_size: measurementsOf(product), quantity: 2 },
        ]
      : []),
  ];
}
