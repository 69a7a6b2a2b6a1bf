import { stockOfColor } from "#contract/catalog/stock-of-color.ts";
import { readSizes } from "#contract/sizes/sized-parts.ts";
import { type ChosenProduct, offeredTrousers, type ProductChoices } from "./choices/product-choices.ts";

/** What the address of a product can say of its choices. Names and measurements are nobody's but the shopper's. */
const parameters = ["color", "fabric", "trouser", "size", "cap"] as const;
type Parameter = (typeof parameters)[number];

export function choicesOf(product: ChosenProduct, params: URLSearchParams): Partial<ProductChoices> {
  const color = product.colors.find(({ label }) => label === params.get("color"));
  const fabric = product.fabric_type.find(({ name }) => name === params.get("fabric"));
  const trouser = offeredTrousers(product).find(({ name }) => name === params.get("trouser"))?.name;
  const wanted = params.get("size");
  const size = wanted !== null && readSizes(product, wanted) ? wanted : undefined;
  return {
    ...(color && { color }),
    ...(fabric && { fabric }),
    ...(trouser !== undefined && { trouser }),
    ...(size !== undefined && !stockOfColor(product, color?._id).soldOut?.includes(size) && { size }),
    ...(params.get("cap") === "yes" && { cap: true }),
  };
}

export function withChoices(
  params: URLSearchParams,
  product: ChosenProduct,
  { color, fabric, trouser, size, cap }: ProductChoices,
): URLSearchParams {
  const chosen: Record<Parameter, string | undefined> = {
    color: product.colors.length > 1 ? color?.label : undefined,
    fabric: fabric?._id === product.fabric_type[0]?._id ? undefined : fabric?.name,
    trouser: trouser === offeredTrousers(product)[0]?.name ? undefined : (trouser ?? undefined),
    size: size ?? undefined,
    cap: cap ? "yes" : undefined,
  };
  const next = new URLSearchParams(params);
  for (const name of parameters) {
    const value = chosen[name];
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
