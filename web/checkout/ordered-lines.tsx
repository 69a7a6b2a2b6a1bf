import { useId, useState } from "react";
import type { LineItem } from "#contract/cart/line-item.ts";
import { formatRupees } from "#contract/values/money.ts";
import ChevronDown from "#icons/chevron-down.mjs";
import { checkoutMessages } from "#messages/checkout.ts";
import { PriceNotices } from "../cart/price-notices.tsx";
import type { FreshPrices } from "../cart/use-fresh-prices.ts";
import { Icon } from "../ui/icon.tsx";
import { SummaryLine } from "./summary-line.tsx";

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

export function piecesOf(lines: readonly LineItem[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
