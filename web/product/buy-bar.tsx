import { memo } from "react";
import { formatRupees } from "#contract/values/money.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productMessages } from "#messages/product.ts";
import { Button } from "#web/ui/button.tsx";
import { shortSize } from "./choices/chosen-sizes.ts";
import type { ChosenProduct, ProductChoices } from "./choices/product-choices.ts";
import type { Buying } from "./use-buying.ts";

/** Color, size, engraving and cap in short words, as far as they are chosen. */
export function chosenWords(product: ChosenProduct, choices: ProductChoices): string[] {
  const { color, engraving, cap } = choices;
  return [
    color && inLanguage(color.label, color.urdu),
    shortSize(product, choices),
    engraving.wanted && productMessages.shortEngraving,
    cap && productMessages.shortCap,
  ].filter((part) => typeof part === "string");
}

export function shortChoices(product: ChosenProduct, choices: ProductChoices): string {
  const parts = chosenWords(product, choices);
  return parts.length === 0 ? productMessages.chooseColorAndSize : productMessages.shortChoices(parts);
}

type BuyBarProps = Pick<Buying, "buy" | "busy"> & {
  words: string;
  total: number;
  isGone: boolean;
  isEdit: boolean;
};

export const BuyBar = memo(function BuyBar({ words, total, buy, busy, isGone, isEdit }: BuyBarProps) {
  const destination = isEdit ? "cart" : "products";
  const label = isEdit ? productMessages.saveChanges : productMessages.addToCart;
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-25 grid grid-cols-2 items-center rtl:grid-cols-[minmax(0,1fr)_auto] gap-3.5 border-t border-line bg-paper px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] lg:hidden"
    >
      <p className="min-w-0">
        <span className="block text-lg leading-[1.15] font-semibold">{formatRupees(total)}</span>
        <span className="block truncate text-xs text-slate rtl:-mt-2 rtl:pt-2">{words}</span>
      </p>
      <Button
        onClick={() => buy(destination)}
        busy={busy === destination}
        disabled={isGone}
        className="whitespace-nowrap"
      >
        {isGone ? productMessages.soldOut : label}
      </Button>
    </div>
  );
});

type BuyButtonsProps = Pick<Buying, "buy" | "busy"> & {
  isGone: boolean;
  isEdit: boolean;
};

export const BuyButtons = memo(function BuyButtons({ buy, busy, isGone, isEdit }: BuyButtonsProps) {
  if (isGone) {
    return (
      <Button wide disabled>
        {productMessages.soldOut}
      </Button>
    );
  }
  if (isEdit) {
    return (
      <Button wide onClick={() => buy("cart")} busy={busy === "cart"}>
        {productMessages.saveChanges}
      </Button>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <Button onClick={() => buy("products")} busy={busy === "products"}>
        {productMessages.addToCart}
      </Button>
      <Button look="secondary" onClick={() => buy("cart")} busy={busy === "cart"}>
        {productMessages.buyNow}
      </Button>
    </div>
  );
});
