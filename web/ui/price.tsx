import { formatRupees } from "#contract/values/money.ts";
import { uiMessages } from "#messages/ui.ts";

type PriceProps = {
  price: number;
  regularPrice: number;
  isFrom?: boolean;
  className?: string;
};

export function Price({ price, regularPrice, isFrom = false, className = "" }: PriceProps) {
  const amount = isFrom ? uiMessages.from(formatRupees(price)) : formatRupees(price);
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 font-semibold ${className}`}>
      {price < regularPrice ? (
        <>
          <span className="text-anar">
            <span className="sr-only">{uiMessages.salePrice} </span>
            {amount}
          </span>
          <s className="text-[.875em] font-normal text-slate">
            <span className="sr-only">{uiMessages.regularPrice} </span>
            {formatRupees(regularPrice)}
          </s>
        </>
      ) : (
        <span>{amount}</span>
      )}
    </p>
  );
}
