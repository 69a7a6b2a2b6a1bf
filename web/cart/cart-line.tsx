import { Link } from "react-router";
import type { LineItem } from "#contract/cart/line-item.ts";
import { lineTotal } from "#contract/money/line-price.ts";
import { quantityLimit } from "#contract/values/limits.ts";
import { formatRupees } from "#contract/values/money.ts";
import Pencil from "#icons/pencil.mjs";
import Trash2 from "#icons/trash.mjs";
import { cartMessages } from "#messages/cart.ts";
import { shownName } from "#web/ui/shown-names.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { QuantityStepper } from "../ui/quantity-stepper.tsx";
import { editAddress } from "./edit-address.ts";
import { ItemPicture } from "./item-picture.tsx";
import { LineFacts } from "./line-facts.tsx";
import { SurchargeRows } from "./surcharge-rows.tsx";

type CartLineProps = {
  line: LineItem;
  problem: string | undefined;
  onChange: (uniqueId: string, step: 1 | -1) => void;
  onRemove: (line: LineItem) => void;
};

export function CartLine({ line, problem, onChange, onRemove }: CartLineProps) {
  const name = shownName(line);
  return (
    <li className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-4 border-line py-5.5 not-first:border-t md:grid-cols-[132px_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-6">
      <div className="md:row-span-2">
        <ItemPicture item={line} sizes="(min-width: 768px) 132px, 92px" />
      </div>
      <div>
        <div className="flex justify-between gap-3">
          <h2 className="text-lg leading-tight tracking-[-.008em]">
            <Link
              to={`/selectedItem/${encodeURIComponent(line._id)}`}
              className="underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </h2>
          <p className="font-semibold whitespace-nowrap">{formatRupees(lineTotal(line))}</p>
        </div>
        <p role="status" className="text-sm text-anar not-empty:mt-1.5">
          {problem}
        </p>
        <LineFacts line={line} />
        <SurchargeRows line={line} withGarment className="mt-2 border-t border-dashed border-line pt-2" />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-1 gap-y-2 max-md:col-span-2 md:self-start">
        <QuantityStepper
          value={line.quantity}
          max={quantityLimit}
          label={name}
          onDecrease={() => onChange(line.uniqueId, -1)}
          onIncrease={() => onChange(line.uniqueId, 1)}
        />
        <ButtonLink
          look="quiet"
          to={editAddress(line)}
          aria-label={cartMessages.editItem(shownName(line))}
          className="ms-auto max-md:px-1.5"
        >
          <Icon icon={Pencil} strokeWidth={1.75} />
          {cartMessages.edit}
        </ButtonLink>
        <Button
          look="quiet"
          onClick={() => onRemove(line)}
          aria-label={cartMessages.removeItem(name)}
          className="max-md:px-1.5"
        >
          <Icon icon={Trash2} strokeWidth={1.75} />
          {cartMessages.remove}
        </Button>
      </div>
    </li>
  );
}
