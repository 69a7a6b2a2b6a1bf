import { sql } from "kysely";
import type { Database } from "#database/connect.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";

/**
 * The names of what the ids stand for: people, products, colours and so on, by id. Ids that stand for nothing any more
 * are left out. A review is named by its author and its product.
 */
export async function namesOfIds(
  { kysely }: Pick<Database, "kysely">,
  ids: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const words = [...ids];
  const uuids = words.filter(isUuid);
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    with wanted as (select unnest(${uuids}::uuid[]) as id)
    select w.id::text, u.name from wanted w join users u on u.id = w.id
    union all select w.id::text, p.name from wanted w join people p on p.id = w.id
    union all select w.id::text, c.name from wanted w join categories c on c.id = w.id
    union all select w.id::text, c.label from wanted w join colors c on c.id = w.id
    union all select w.id::text, f.name from wanted w join fabrics f on f.id = w.id
    union all select w.id::text, t.name from wanted w join threads t on t.id = w.id
    union all select w.id::text, s.name from wanted w join size_charts s on s.id = w.id
    union all select w.id::text, c.code from wanted w join coupons c on c.id = w.id
    union all select w.id::text, s.name from wanted w join synonym_groups s on s.id = w.id
    union all select w.id::text, k.name from wanted w join api_keys k on k.id = w.id
    union all select w.id::text, h.name from wanted w join webhooks h on h.id = w.id
    union all select w.id::text, d.name from wanted w join workshop_devices d on d.id = w.id
    union all select w.id::text, m.name from wanted w join contact_messages m on m.id = w.id
    union all select w.id::text, 'to ' || m.recipient from wanted w join outgoing_mails m on m.id = w.id
    union all select w.id::text, f.name || ' in ' || c.label from wanted w join cloths s on s.id = w.id
      join fabrics f on f.id = s.fabric_id join colors c on c.id = s.color_id
    union all select w.id::text, u.name || ' on ' || p.name from wanted w join reviews r on r.id = w.id
      join users u on u.id = r.user_id join products p on p.id = r.product_id
    union all select id, name from products where id = any (${words}::text[])
    union all select id, name from garment_types where id = any (${words}::text[])
    union all select id::text, name from options where id::text = any (${words}::text[])
    union all select id::text, name from charges where id::text = any (${words}::text[])`.execute(kysely);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
