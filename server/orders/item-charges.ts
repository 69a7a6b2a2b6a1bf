import { type RawBuilder, sql } from "kysely";
import { type ChargeField, chargeFields } from "#contract/options/charge-fields.ts";

type ItemCharges = Record<ChargeField, number>;

export const chargesOfItem = sql<Partial<ItemCharges> | null>`
  (select json_object_agg(c.charge, c.amount) from order_item_charges c where c.item_id = i.id)`;

export function chargesRead(charges: Partial<ItemCharges> | null): ItemCharges {
  return Object.fromEntries(chargeFields.map((field) => [field, charges?.[field] ?? 0])) as ItemCharges;
}

export function toChargeRows(item: ItemCharges) {
  return chargeFields.map((charge) => ({ charge, amount: item[charge] })).filter(({ amount }) => amount > 0);
}

export function withoutCharges<Line extends ItemCharges>(line: Line): Omit<Line, ChargeField> {
  const rest: Partial<Line> = { ...line };
  for (const field of chargeFields) delete rest[field];
  return rest as Omit<Line, ChargeField>;
}

export function insertChargesOf(items: string, source: RawBuilder<unknown>): RawBuilder<object> {
  return sql<object>`
    insert into order_item_charges (item_id, charge, amount)
    select item.id, c.charge, c.amount
    from ${source}, jsonb_to_recordset(${items}::jsonb) as item (id uuid, charges jsonb),
      jsonb_to_recordset(item.charges) as c (charge text, amount integer)`;
}
