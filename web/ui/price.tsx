import { formatRupees } from "#contract/money.ts";
import { uiMessages } from "#messages/ui.ts";

type PriceProps = {
  price: number;
  /** 0 when there is none. */
  salePrice: number;
  className?: string;
};

/** A price in rupees; on sale the price of today comes first and the old one is struck. */
export function Price({ price, salePrice, className = "" }: PriceProps) {
  const onSale = salePrice > 0 && salePrice < price;
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 font-semibold ${className}`}>
      {onSale ? (
        <>
          <span className="text-anar">
            <span className="sr-only">{uiMessages.salePrice} </span>
            {formatRupees(salePrice)}
          </span>
          <s className="text-[.875em] font-normal text-slate">
            <span className="sr-only">{uiMessages.regularPrice} </span>
            {formatRupees(price)}
          </s>
        </>
      ) : (
        formatRupees(salePrice > 0 ? salePrice : price)
      )}
    </p>
  );
}
