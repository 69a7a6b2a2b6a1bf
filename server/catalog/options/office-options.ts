import type { OfficeOption, OptionFields } from "#contract/catalog/office-options.ts";
import { type Executor, read } from "#database/query.ts";
import { versionOf } from "#server/platform/queries/version-of.ts";

type Row = Omit<OfficeOption, "version">;

export async function listOfficeOptions(executor: Executor): Promise<OfficeOption[]> {
  const rows = await read(executor)<Row>`
    select o.id, o.name, o.name_ur as urdu, o.kind, o.charge, o.setup_charge as "setupCharge", o.is_required as "isRequired", o.max_length as "maxLength",
      o.thread_id as thread,
      o.excludes, o.is_hidden as "isHidden", o.is_tracked as "isTracked", o.is_grouped as "isGrouped",
      exists (select from order_item_options c where c.option_id = o.id) as "isOrdered",
      (select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'urdu', v.name_ur, 'color', v.color,
          'picture', v.picture_id, 'charge', v.charge, 'isHidden', v.is_hidden, 'isOrdered', exists (
            select from order_item_options c where c.option_id = o.id and c.value = v.id)) order by v.position, v.id), '[]')
        from option_values v where v.option_id = o.id) as values,
      array(select f.garment_type from option_offers f where f.option_id = o.id and f.garment_type is not null
        order by f.garment_type) as "garmentTypes",
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id), '[]')
        from option_offers f join products p on p.id = f.product_id where f.option_id = o.id) as products
    from options o order by o.position, o.id`;
  return rows.map((row) => ({ ...row, version: versionOf(fieldsOf(row)) }));
}

export function fieldsOf(option: Row): OptionFields {
  const { id: _, isOrdered: __, values, products, ...fields } = option;
  return {
    name: fields.name,
    urdu: fields.urdu,
    kind: fields.kind,
    charge: fields.charge,
    setupCharge: fields.setupCharge,
    isRequired: fields.isRequired,
    maxLength: fields.maxLength,
    thread: fields.thread,
    values: values.map(({ isOrdered: ___, ...value }) => value),
    excludes: fields.excludes,
    garmentTypes: fields.garmentTypes,
    productIds: products.map((product) => product.id),
    isHidden: fields.isHidden,
    isTracked: fields.isTracked,
    isGrouped: fields.isGrouped,
  };
}
