import type { CSSProperties } from "react";
import { describeChoices, describeMeasurements, englishChoices } from "#contract/cart/describe-choices.ts";
import { garmentPrice } from "#contract/money/line-price.ts";
import { surchargesOf } from "#contract/money/surcharges.ts";
import type { OrderItem } from "#contract/orders/orders.ts";
import { formatRupees } from "#contract/values/money.ts";
import { AmountList } from "./amount-list.tsx";
import { FactList } from "./letter-parts.tsx";
import { colors } from "./mail-look.ts";

const nameStyle: CSSProperties = {
  margin: "0 0 4px",
  color: colors.ink,
  fontSize: "17px",
  lineHeight: 1.3,
  fontWeight: 600,
};

export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  return items.map((item) => (
    <div
      key={item.id}
      className="ruled"
      style={{ padding: "14px 0 12px", borderTop: `1px solid ${colors.line}` }}
    >
      <h3 className="ink" style={nameStyle}>
        {item.name}
      </h3>
      <FactList
        facts={[
          { label: "Quantity", value: String(item.quantity) },
          ...(item.notTaken ? [{ label: "Not delivered", value: String(item.notTaken) }] : []),
          ...describeChoices(item, englishChoices),
          ...describeMeasurements(item.custom_size, englishChoices),
          { label: "Product code", value: item.product_code },
        ]}
      />
      <AmountList
        rows={[
          {
            label: item.quantity === 1 ? "Price" : `Price, x ${item.quantity}`,
            amount: formatRupees(garmentPrice(item) * item.quantity),
          },
          ...surchargesOf(item).map(({ label, amount }) => ({ label, amount: formatRupees(amount) })),
        ]}
      />
    </div>
  ));
}
