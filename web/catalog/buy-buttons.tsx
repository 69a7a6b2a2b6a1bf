import { productMessages } from "#messages/product.ts";
import { Button } from "../ui/button.tsx";
import type { Buying } from "./use-buying.ts";

/** Into the cart and back to the list, or into the cart and on to it (specification section 2). */
export function BuyButtons({ buying }: { buying: Buying }) {
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <Button onClick={() => buying.buy("products")} busy={buying.busy === "products"}>
        {productMessages.addToCart}
      </Button>
      <Button look="secondary" onClick={() => buying.buy("cart")} busy={buying.busy === "cart"}>
        {productMessages.buyNow}
      </Button>
    </div>
  );
}
