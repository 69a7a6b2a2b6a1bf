import { href } from "react-router";
import { describeChoices, describeMeasurements } from "#contract/cart/describe-choices.ts";
import type { LineItem } from "#contract/cart/line-item.ts";
import { garmentPrice } from "#contract/money/line-price.ts";
import { formatRupees } from "#contract/values/money.ts";
import { checkoutMessages } from "#messages/checkout.ts";
import { choiceWords } from "#messages/choices.ts";
import { inLanguage } from "#messages/in-language.ts";
import { shownName } from "#web/ui/shown-words.ts";
import { removeFromCart } from "../cart/cart-store.ts";
import { ChoiceList } from "../cart/choice-list.tsx";
import { ItemPicture } from "../cart/item-picture.tsx";
import { Measurements } from "../cart/line-facts.tsx";
import { SurchargeRows } from "../cart/surcharge-rows.tsx";
import { OptionPictures } from "../options/option-picture.tsx";
import { Button } from "../ui/button.tsx";
import { TextLink } from "../ui/text-link.tsx";

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
        <ChoiceList choices={describeChoices(line, choiceWords)} />
        <OptionPictures item={line} />
        {line.custom_size && (
          <Measurements measurements={describeMeasurements(line.custom_size, choiceWords)} />
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
