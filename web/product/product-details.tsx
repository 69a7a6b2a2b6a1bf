import { memo, useCallback, useMemo, useRef, useState } from "react";
import { isSewnForOne } from "#contract/cart/sewn-for-one.ts";
import { stockOfColor } from "#contract/catalog/stock-of-color.ts";
import type { Charges } from "#contract/options/charges.ts";
import { isGone, isOnlyToMeasure, measuredOnly } from "#contract/sizes/sold-out.ts";
import { formatRupees } from "#contract/values/money.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productMessages } from "#messages/product.ts";
import { useCart } from "#web/cart/cart-store.ts";
import { LateDelivery } from "#web/delivery/late-delivery.tsx";
import { useChatAddress, useChatSubject } from "#web/shell/chat-subject.ts";
import { useShop } from "#web/shell/use-shop.ts";
import { shownName } from "#web/ui/shown-names.ts";
import { BuyBar, BuyButtons, chosenWords, shortChoices } from "./buy-bar.tsx";
import type { ChosenProduct, ProductChoices } from "./choices/product-choices.ts";
import { ProductOptions } from "./choices/product-options.tsx";
import { ProductGallery } from "./gallery/product-gallery.tsx";
import { previewedChoices } from "./previewed-choices.ts";
import { isAsked, type PriceRow, priceList } from "./price-list.ts";
import { ProductHeading } from "./product-heading.tsx";
import { useBuying } from "./use-buying.ts";
import { useEditedLine } from "./use-edited-line.ts";
import { useSavedChoices } from "./use-saved-choices.ts";

type ProductDetailsProps = {
  product: ChosenProduct;
  charges: Charges;
  search: string;
};

export function ProductDetails({ product, charges, search }: ProductDetailsProps) {
  const [choices, setChoices] = useSavedChoices(product, search);
  // The first fabric is preselected; the price stays that of the lists until one is picked.
  const [isFabricPicked, setIsFabricPicked] = useState(false);
  const options = useRef<HTMLDivElement>(null);
  const { totalPrice: inCart } = useCart();
  const take = useCallback(
    (chosen: ProductChoices) => {
      setIsFabricPicked(true);
      setChoices(chosen);
    },
    [setChoices],
  );
  const edited = useEditedLine(product, take);
  const buying = useBuying({ product, choices, charges, edited, options });
  const item = useMemo(() => previewedChoices(product, choices), [product, choices]);
  const isNowhere = isGone(product);
  const { fabric, size, cap, options: chosenOptions } = choices;
  const inColor = stockOfColor(product, choices.color?._id);
  const isMeasured = choices.customSize !== null || isOnlyToMeasure(inColor);
  const { wanted, second = "" } = choices.engraving;
  const pickedFabric =
    isFabricPicked || fabric !== product.fabric_type[0] ? (fabric ?? undefined) : undefined;
  // Memoised, with its display, while a name is typed.
  const { rows, total } = useMemo(
    () =>
      priceList(
        product,
        { fabric, size, isMeasured, cap, options: chosenOptions, engraving: { wanted, second } },
        charges,
      ),
    [product, fabric, size, isMeasured, cap, chosenOptions, wanted, second, charges],
  );

  const isForOne = isSewnForOne({
    custom_size: isMeasured,
    name_engraving: wanted,
    options: product.options?.filter((option) => isAsked(option, chosenOptions[option.id])),
  });
  useChatSubject(chatAboutProduct(product, choices));

  const choose = useCallback(
    (change: Partial<ProductChoices>) => {
      if (change.fabric) setIsFabricPicked(true);
      setChoices((before) => ({ ...before, ...change }));
    },
    [setChoices],
  );
  const engrave = useCallback(
    (change: Partial<ProductChoices["engraving"]>) => {
      setChoices((before) => ({ ...before, engraving: { ...before.engraving, ...change } }));
    },
    [setChoices],
  );

  return (
    <div className="wrap grid gap-6 pt-4 pb-10 lg:grid-cols-[calc(98px+min(656px,(100vh-160px)*.8))_minmax(0,1fr)] lg:items-start lg:gap-18 lg:pt-7 lg:pb-22">
      <ProductGallery product={product} item={item} />
      <div className="flex min-w-0 flex-col gap-6.5">
        <ProductHeading product={product} fabric={pickedFabric} besides={measuredOnly(inColor)} />
        <div ref={options} className="grid min-w-0 gap-6.5">
          <ProductOptions
            product={product}
            choices={choices}
            item={item}
            charges={charges}
            problems={buying.problems}
            onChoose={choose}
            onEngrave={engrave}
          />
        </div>
        <PriceSummary rows={rows} total={total} />
        {/* In view from the start on wide screens; phones have the bar. */}
        <div className="lg:sticky lg:bottom-0 lg:z-10 lg:bg-kora lg:py-3">
          <BuyButtons buy={buying.buy} busy={buying.busy} isGone={isNowhere} isEdit={edited !== undefined} />
        </div>
        <a href={useChatAddress(useShop().whatsapp)} rel="noreferrer" className="text-link self-center">
          {productMessages.orderOnWhatsApp}
        </a>
        <LateDelivery
          isSewnForOne={isForOne}
          garment={product.garment}
          price={product.price}
          sale_price={product.sale_price}
          subtotal={inCart + total}
          deliveryCharge={charges.delivery}
        />
      </div>
      <BuyBar
        words={shortChoices(product, choices)}
        total={total}
        buy={buying.buy}
        busy={buying.busy}
        isGone={isNowhere}
        isEdit={edited !== undefined}
      />
    </div>
  );
}

type PriceSummaryProps = { rows: readonly PriceRow[]; total: number };

const PriceSummary = memo(function PriceSummary({ rows, total }: PriceSummaryProps) {
  return (
    <dl className="grid gap-1.5 text-sm text-slate">
      {rows.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="min-w-0 wrap-anywhere">{label}</dt>
          <dd className="whitespace-nowrap">{formatRupees(amount)}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2.5 text-xl font-[620] text-siyahi">
        <dt>{productMessages.total}</dt>
        <dd aria-live="polite">{formatRupees(total)}</dd>
      </div>
    </dl>
  );
});

function chatAboutProduct(product: ChosenProduct, choices: ProductChoices): string {
  const { fabric, trouser } = choices;
  const words = [
    fabric && inLanguage(fabric.name, fabric.urdu),
    trouser,
    ...chosenWords(product, choices),
  ].filter((word) => typeof word === "string");
  const address = typeof location === "undefined" ? "" : location.origin + location.pathname;
  return productMessages.chatAbout(shownName(product), words, address);
}
