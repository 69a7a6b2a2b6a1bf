import { memo } from "react";
import { productMessages } from "#messages/product.ts";
import { Button } from "../ui/button.tsx";
import type { Buying } from "./use-buying.ts";

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
