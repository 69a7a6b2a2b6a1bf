import type { CSSProperties } from "react";
import {
  type ChoiceLabels,
  describeChoices,
  describeMeasurements,
  englishChoices,
} from "#contract/cart/describe-choices.ts";
import { urduChoices, urduSurcharge } from "#contract/cart/urdu-choices.ts";
import type { LanguageTag } from "#contract/languages.ts";
import { garmentPrice } from "#contract/money/line-price.ts";
import { type Surcharge, surchargesOf } from "#contract/money/surcharges.ts";
import type { OrderItem } from "#contract/orders/orders.ts";
import { formatRupees } from "#contract/values/money.ts";
import { AmountList } from "./amount-list.tsx";
import { isolated } from "./letter.ts";
import { FactList } from "./letter-parts.tsx";
import { colors, useLook } from "./mail-look.ts";

const nameStyle: CSSProperties = {
  margin: "0 0 4px",
  color: colors.ink,
  fontSize: "17px",
  fontWeight: 600,
};

type Words = {
  choices: ChoiceLabels;
  quantity: string;
  notDelivered: string;
  productCode: string;
  price: (quantity: number) => string;
  surcharge: (surcharge: Surcharge) => string;
  piecesOf: (name: string, quantity: number) => string;
};

const words: Record<LanguageTag, Words> = {
  en: {
    choices: englishChoices,
    quantity: "Quantity",
    notDelivered: "Not delivered",
    productCode: "Product code",
    price: (quantity) => (quantity === 1 ? "Price" : `Price, x ${quantity}`),
    surcharge: ({ label }) => label,
    piecesOf: (name, quantity) => `${name}, x ${quantity}`,
  },
  ur: {
    choices: urduChoices,
    quantity: "تعداد",
    notDelivered: "نہیں پہنچا",
    productCode: "پروڈکٹ کوڈ",
    price: (quantity) => (quantity === 1 ? "قیمت" : `قیمت، ${quantity} عدد`),
    surcharge: ({ label, urdu }) => (urdu === undefined ? urduSurcharge(label) : urdu || label),
    piecesOf: (name, quantity) => `${isolated(name)}، ${quantity} عدد`,
  },
};

type Named = Pick<OrderItem, "name" | "urdu">;

/** The name of a product in the reader's language, where the merchant has given one. */
function nameOf({ name, urdu }: Named, language: LanguageTag): string {
  return words[language].choices.name(name, urdu?.name);
}

/** The lines of an order in one cell of a list. */
export function listOfItems(items: readonly (Named & { quantity: number })[], language: LanguageTag): string {
  return items.map((item) => words[language].piecesOf(nameOf(item, language), item.quantity)).join("\n");
}

export function OrderItems({ items, language }: { items: readonly OrderItem[]; language: LanguageTag }) {
  const { leading } = useLook();
  const say = words[language];
  return items.map((item) => (
    <div
      key={item.id}
      className="ruled"
      style={{ padding: "14px 0 12px", borderTop: `1px solid ${colors.line}` }}
    >
      <h3 className="ink" style={{ ...nameStyle, lineHeight: leading - 0.2 }}>
        {nameOf(item, language)}
      </h3>
      <FactList
        facts={[
          { label: say.quantity, value: String(item.quantity) },
          ...(item.notTaken ? [{ label: say.notDelivered, value: String(item.notTaken) }] : []),
          ...describeChoices(item, say.choices),
          ...describeMeasurements(item.custom_size, say.choices),
          { label: say.productCode, value: item.product_code },
        ]}
      />
      <AmountList
        rows={[
          { label: say.price(item.quantity), amount: formatRupees(garmentPrice(item) * item.quantity) },
          ...surchargesOf(item).map((surcharge) => ({
            label: say.surcharge(surcharge),
            amount: formatRupees(surcharge.amount),
          })),
        ]}
      />
    </div>
  ));
}
