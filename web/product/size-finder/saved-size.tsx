import type { GarmentType } from "#contract/catalog/garments.ts";
import type { CustomSize } from "#contract/sizes/custom-size.ts";
import { formatSizes } from "#contract/sizes/sized-parts.ts";
import { sizeFinderMessages as words } from "#messages/size-finder.ts";
import { getCart } from "#web/cart/cart-store.ts";
import { namedPart, verdictText } from "#web/customers/measurements/advice-texts.ts";
import {
  adviseSize,
  chartsOf,
  type PartChart,
  type SizeAdvice,
} from "#web/customers/measurements/size-advice.ts";
import { useMeasurementSets } from "#web/customers/measurements/use-measurement-sets.ts";
import { useUser } from "#web/session/user-store.ts";
import { Button } from "#web/ui/button.tsx";
import type { ChosenProduct } from "../choices/product-choices.ts";

type SavedSizeProps = {
  type: GarmentType;
  product: Pick<ChosenProduct, "category" | "sizes" | "soldOut">;
  onTake: (sizes: string) => void;
};

type Measured = { name: string | undefined; customSize: CustomSize };

/** Measurements are surer than height and weight: those of the account, else those of this device's cart. */
export function SavedSize({ type, product, onTake }: SavedSizeProps) {
  const { user } = useUser();
  const { sets = [] } = useMeasurementSets(user !== undefined);
  const charts = chartsOf(type, product.category);
  const offered = product.sizes.filter((size) => !product.soldOut?.includes(size));
  const saved: Measured[] = [
    ...sets.map(({ name, custom_size }) => ({ name, customSize: custom_size })),
    ...getCart().cart.flatMap(({ custom_size }) =>
      custom_size ? [{ name: undefined, customSize: custom_size }] : [],
    ),
  ].filter(({ customSize }) => measuresWidths(charts, customSize));
  const [first] = saved;
  const advice = first && adviseSize(first.customSize, charts, offered);
  if (!first || !advice) return null;
  const sizes = formatSizes(advice.parts.map(({ part, size }) => ({ name: part, size })));
  return (
    <div role="status" className="grid gap-2.5 rounded-md bg-kora px-4 py-3">
      <p className="font-[540]">{first.name ? words.bySaved(first.name) : words.byCart}</p>
      <p>{verdictText(advice)}</p>
      {advice.verdict !== "custom" && sizes && (
        <Button onClick={() => onTake(sizes)}>{words.take(shownSizes(advice))}</Button>
      )}
    </div>
  );
}

function measuresWidths(charts: readonly PartChart[], customSize: CustomSize): boolean {
  return charts.every(({ names }) =>
    names.every((name) => (name !== "chest" && name !== "trouserWaist") || customSize[name] !== undefined),
  );
}

function shownSizes({ verdict, parts }: SizeAdvice): string {
  if (verdict === "fits") return parts[0]?.size ?? "";
  return parts
    .map(namedPart)
    .map(({ part, size }) => `${size} ${part}`)
    .join(", ");
}
