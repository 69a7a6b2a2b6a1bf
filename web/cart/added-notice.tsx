import { toast } from "react-hot-toast/headless";
import { href, Link } from "react-router";
import type { LineItem } from "#contract/cart/line-item.ts";
import { cartMessages } from "#messages/cart.ts";
import { productMessages } from "#messages/product.ts";
import { shownName } from "#web/ui/shown-names.ts";
import { ShopPicture } from "../ui/picture.tsx";
import { toastOffer } from "../ui/toast.ts";

export function tellAdded(line: LineItem, words: string): void {
  toastOffer(productMessages.itemAdded, <AddedNotice line={line} words={words} />);
}

function AddedNotice({ line, words }: { line: LineItem; words: string }) {
  const picture = line.images.primary;
  return (
    <span className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5">
      <span className="aspect-4/5 w-11 overflow-hidden rounded-sm bg-chuna">
        {picture && <ShopPicture picture={picture} alt="" sizes="44px" className="size-full object-cover" />}
      </span>
      <span className="text-sm leading-snug">
        <span className="block font-[560]">{productMessages.itemAdded}</span>
        <span className="line-clamp-2 wrap-anywhere">
          {shownName(line)}
          <span className="opacity-80"> · {words}</span>
        </span>
      </span>
      <Link
        to={href("/cart")}
        onClick={() => toast.dismiss()}
        className="inline-flex min-h-11 items-center font-[560] whitespace-nowrap underline underline-offset-4"
      >
        {cartMessages.goToCart}
      </Link>
    </span>
  );
}
