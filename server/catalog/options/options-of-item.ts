import { type RawBuilder, sql } from "kysely";
import type { LineItem } from "#contract/cart/line-item.ts";
import type { ChosenOption } from "#contract/options/invented.ts";

/** The options of an order item `i` as `ChosenOption`s, in SQL; null without any. */
export const optionsOfItem = sql<ChosenOption[] | null>`
  (select json_agg(json_strip_nulls(json_build_object('id', c.option_id, 'kind', c.kind, 'name', c.name,
      'urdu', nullif(c.name_ur, ''), 'value', c.value, 'said', c.said, 'saidUrdu', nullif(c.said_ur, ''),
      'charge', c.charge, 'setupCharge', nullif(c.setup_charge, 0), 'isTracked', c.is_tracked, 'isGrouped', c.is_grouped)) order by c.position)
    from order_item_options c where c.item_id = i.id)`;

export function optionsRead(options: ChosenOption[] | null): Pick<LineItem, "options"> {
  return options ? { options } : {};
}

export function toOptionRows(options: readonly ChosenOption[] = []) {
  return options.map(
    (
      { id, kind, name, urdu, value, said, saidUrdu, charge, setupCharge, isTracked, isGrouped },
      position,
    ) => ({
      option_id: id,
      position,
      kind,
      name,
      name_ur: urdu ?? "",
      value,
      said: said ?? null,
      said_ur: saidUrdu ?? null,
      charge,
      setup_charge: setupCharge ?? 0,
      picture_id: kind === "picture" && value !== "" ? value : null,
      is_tracked: isTracked,
      is_grouped: isGrouped,
    }),
  );
}

export function insertOptionsOf(items: string, source: RawBuilder<unknown>): RawBuilder<object> {
  return sql<object>`
    insert into order_item_options (item_id, option_id, position, kind, name, name_ur, value, said, said_ur, charge,
      setup_charge, picture_id, is_tracked, is_grouped)
    select item.id, c.option_id, c.position, c.kind, c.name, c.name_ur, c.value, c.said, c.said_ur, c.charge,
      c.setup_charge, c.picture_id, c.is_tracked, c.is_grouped
    from ${source}, jsonb_to_recordset(${items}::jsonb) as item (id uuid, options jsonb),
      jsonb_to_recordset(item.options) as c (option_id text, position smallint, kind text, name text, name_ur text,
        value text, said text, said_ur text, charge integer, setup_charge integer, picture_id uuid, is_tracked boolean, is_grouped boolean)`;
}

/**
 * Removes typed text, uploads and lengths from the options of items: they may be personal data. For an update of the
 * rows `c`.
 */
export const withoutPersonalOptions = sql`value = '', picture_id = null where c.kind in ('text', 'measurement', 'picture')`;
