import { type RawBuilder, sql } from "kysely";
import { type PieceLine, pieceNames } from "#contract/orders/piece-names.ts";

type PieceLineRow = PieceLine & { id: string };

/** In SQL, of an order `o`: its lines as `pieceNames` reads them, with their ids. */
export const pieceLines: RawBuilder<PieceLineRow[]> = sql<PieceLineRow[]>`
  (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.line ->> 'name', 'sizes', l.line -> 'sizes',
      'parts', l.line -> 'parts', 'custom_size', l.line -> 'custom_size' <> 'false',
      'color', json_build_object('label', coalesce(l.line -> 'color' ->> 'label', ''))) order by l.position), '[]')
    from order_items l where l.order_id = o.id)`;

/** The names by which staff know the pieces of each line, by the id of the line. */
export function namesOfLines(lines: readonly PieceLineRow[]): (id: string) => string {
  const names = pieceNames(lines);
  const byId = new Map(lines.map(({ id }, index) => [id, names[index] ?? ""]));
  return (id) => byId.get(id) ?? "";
}
