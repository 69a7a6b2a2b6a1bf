import type { LineItem } from "#contract/cart/line-item.ts";
import { advanceOf } from "#contract/payments/advance-rules.ts";
import { acceptsPrepayment, type Shop } from "#contract/settings/shop-settings.ts";
import { internationalPhone } from "#contract/values/phone.ts";
import { type Executor, read, write } from "#database/query.ts";

type Standing = { isNewPhone: boolean; wasRefused: boolean };

const selectStanding = (executor: Executor, phone: string) => read(executor)<Standing>`
  select not exists (select from orders o where international_phone(o.phone) = ${phone}::text
      and o.progress = 'Delivered') as "isNewPhone",
    exists (select from people p where p.phone = ${phone}::text and (p.refused > 0 or p.advance_only))
      as "wasRefused"`;

type AdvanceShop = Pick<Shop, "advanceRules" | "transferAccounts" | "gateways">;

type AdvanceQuestion = {
  items: readonly LineItem[];
  total: number;
  /** In any spelling; empty while it is not known, which asks no more for it. */
  phone: string;
};

/**
 * The advance that may be disclosed before there is an order, in whole rupees. A phone with refused parcels or a mark
 * by staff gets the answer of an unknown phone, because the requester need not be its owner.
 */
export function tellAdvance(
  executor: Executor,
  shop: AdvanceShop,
  question: AdvanceQuestion,
): Promise<number> {
  const { shares, ...bounds } = shop.advanceRules;
  const refusedBefore = { ...shares.refusedBefore, value: 0 };
  const advanceRules = { ...bounds, shares: { ...shares, refusedBefore } };
  return readAdvance(executor, { ...shop, advanceRules }, question);
}

/**
 * The advance that an order is asked, in whole rupees, by all rules of the shop; 0 where the shop takes no payments
 * ahead.
 */
export async function readAdvance(
  executor: Executor,
  shop: AdvanceShop,
  { items, total, phone }: AdvanceQuestion,
): Promise<number> {
  if (!acceptsPrepayment(shop)) return 0;
  const { advanceRules: rules } = shop;
  const { newPhone, refusedBefore } = rules.shares;
  const number = internationalPhone(phone);
  const isAboutPhone = number !== "" && (newPhone.value > 0 || refusedBefore.value > 0);
  const [standing] = isAboutPhone ? await selectStanding(executor, number) : [];
  return advanceOf(rules, {
    total,
    isMadeToMeasure: items.some(({ custom_size }) => custom_size !== false),
    isEngraved: items.some(({ name_engraving }) => name_engraving !== false),
    isNewPhone: standing?.isNewPhone === true,
    wasRefused: standing?.wasRefused === true,
  });
}

/** After another phone was given for an order: what that asks counts, and what was asked before is not taken back. */
export async function askAdvanceAgain(
  executor: Executor,
  shop: AdvanceShop,
  order: AdvanceQuestion & { id: string },
): Promise<void> {
  const advance = await readAdvance(executor, shop, order);
  if (advance > 0) {
    await write(executor)`
      update orders set advance = greatest(advance, ${advance}::integer)
      where id = ${order.id}::uuid and payment_method = 'cash' and source = 'web'`;
  }
}
