import { useId, useState } from "react";
import { href } from "react-router";
import { describeChoices, describeMeasurements } from "#contract/cart/describe-choices.ts";
import type { LineItem } from "#contract/cart/line-item.ts";
import { garmentPrice } from "#contract/money/line-price.ts";
import type { OrderTotal } from "#contract/money/order-total.ts";
import { formatRupees } from "#contract/values/money.ts";
import ChevronDown from "#icons/chevron-down.mjs";
import { checkoutMessages } from "#messages/checkout.ts";
import { choiceLabels } from "#messages/choices.ts";
import { inLanguage } from "#messages/in-language.ts";
import { removeFromCart } from "#web/cart/cart-store.ts";
import { ChoiceList } from "#web/cart/choice-list.tsx";
import { ItemPicture } from "#web/cart/item-picture.tsx";
import { Measurements } from "#web/cart/line-facts.tsx";
import { PriceNotices } from "#web/cart/price-notices.tsx";
import { SurchargeRows } from "#web/cart/surcharge-rows.tsx";
import type { FreshPrices } from "#web/cart/use-fresh-prices.ts";
import { OptionPictures } from "#web/options/option-picture.tsx";
import { SetupRows } from "#web/options/setup-rows.tsx";
import { AmountRow, TotalRow } from "#web/ui/amount-rows.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Seam } from "#web/ui/seam.tsx";
import { shownName } from "#web/ui/shown-names.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { CouponField, type CouponState } from "./coupon.tsx";

type OrderedLinesProps = {
  lines: readonly LineItem[] | undefined;
  prices: FreshPrices;
  total: number;
};

export function OrderedLines({ lines, prices, total }: OrderedLinesProps) {
  const listId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const problemOf = ({ uniqueId }: LineItem) =>
    prices.unavailable.find((notice) => notice.uniqueId === uniqueId)?.sentence;
  const isShown = unfolded || lines?.some((line) => problemOf(line) !== undefined) === true;
  return (
    <aside
      aria-label={checkoutMessages.orderSummary}
      className="rounded-lg border border-line bg-paper px-4.5 lg:col-start-2 lg:row-start-1 lg:rounded-b-none lg:border-b-0 lg:px-6 lg:pt-6"
    >
      <h2 className="text-lg lg:mb-2 lg:text-xl">
        <span className="max-lg:hidden">{checkoutMessages.orderSummary}</span>
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={listId}
          onClick={() => setUnfolded(!isShown)}
          className="flex min-h-14 w-full items-center gap-2 text-start lg:hidden"
        >
          <span className="me-auto flex flex-wrap items-center gap-x-2">
            {checkoutMessages.orderSummary}
            {lines && (
              <span className="text-sm font-normal text-slate">
                {checkoutMessages.pieces(piecesOf(lines))}
              </span>
            )}
          </span>
          {lines && <bdi className="whitespace-nowrap">{formatRupees(total)}</bdi>}
          <Icon
            icon={ChevronDown}
            strokeWidth={1.75}
            className={`size-5 shrink-0 transition-transform duration-140 ${isShown ? "rotate-180" : ""}`}
          />
        </button>
      </h2>
      <PriceNotices notices={prices.priceChanges} />
      <ul id={listId} className={isShown ? "" : "max-lg:hidden"}>
        {lines?.map((line) => (
          <SummaryLine key={line.uniqueId} line={line} problem={problemOf(line)} />
        ))}
      </ul>
    </aside>
  );
}

function piecesOf(lines: readonly LineItem[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

type SummaryLineProps = {
  line: LineItem;
  problem: string | undefined;
};

export function SummaryLine({ line, problem }: SummaryLineProps) {
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-3.5 border-line py-3.5 not-first:border-t">
      <ItemPicture item={line} sizes="64px" />
      <div className="grid content-start gap-1">
        <div className="flex justify-between gap-3.5">
          <h3 className="text-base font-[540]">{shownName(line)}</h3>
          <p className="whitespace-nowrap">{formatRupees(garmentPrice(line) * line.quantity)}</p>
        </div>
        <p className="text-sm text-slate">
          {checkoutMessages.categoryAndQuantity(
            inLanguage(summaryCategory(line.category), line.urdu?.category),
            line.quantity,
          )}
        </p>
        <ChoiceList choices={describeChoices(line, choiceLabels)} />
        <OptionPictures item={line} />
        {line.custom_size && (
          <Measurements measurements={describeMeasurements(line.custom_size, choiceLabels)} />
        )}
        <SurchargeRows line={line} />
        {problem && (
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="text-sm text-anar">{problem}</p>
            <TextLink to={href("/cart")} className="text-sm">
              {checkoutMessages.changeInCart}
            </TextLink>
            <Button
              look="quiet"
              onClick={() => removeFromCart(line.uniqueId)}
              aria-label={checkoutMessages.removeItem(shownName(line))}
            >
              {checkoutMessages.remove}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function summaryCategory(category: string): string {
  return category === "Body Care" ? "Bodycare" : category;
}

type OrderAmountsProps = {
  lines: readonly LineItem[];
  coupon: CouponState;
  total: OrderTotal;
  isDeliveryKnown: boolean;
};

export function OrderAmounts({ lines, coupon, total, isDeliveryKnown }: OrderAmountsProps) {
  return (
    <>
      <Seam className="mt-2 mb-4 max-lg:hidden" />
      <CouponField coupon={coupon} />
      <dl className="mt-4 grid gap-2.5">
        <SetupRows items={lines} />
        <AmountRow label={checkoutMessages.subtotal}>{formatRupees(total.subtotal)}</AmountRow>
        {total.discount > 0 && (
          <AmountRow label={checkoutMessages.discount}>
            <span className="text-sabz">{formatRupees(-total.discount)}</span>
          </AmountRow>
        )}
        <AmountRow label={checkoutMessages.deliveryCharges}>
          {isDeliveryKnown ? formatRupees(total.delivery) : checkoutMessages.notKnownYet}
        </AmountRow>
        <TotalRow label={checkoutMessages.total}>{formatRupees(total.total)}</TotalRow>
      </dl>
    </>
  );
}
