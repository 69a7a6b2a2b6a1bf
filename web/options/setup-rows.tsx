import type { LineItem } from "#contract/cart/line-item.ts";
import { setupChargesOf } from "#contract/money/line-price.ts";
import { formatRupees } from "#contract/values/money.ts";
import { inLanguage } from "#messages/in-language.ts";
import { optionPictureMessages } from "#messages/option-pictures.ts";
import { AmountRow } from "#web/ui/amount-rows.tsx";

export function SetupRows({ items }: { items: readonly Pick<LineItem, "options">[] }) {
  return setupChargesOf(items).map(({ id, name, urdu, setupCharge }) => (
    <AmountRow key={id} label={optionPictureMessages.oncePerOrder(inLanguage(name, urdu))}>
      {formatRupees(setupCharge)}
    </AmountRow>
  ));
}
