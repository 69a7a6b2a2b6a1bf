import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

type City = { courier: string; ours: string; theirs: string };

const select = namedQuery(
  "find-courier-city",
  (param: Param<{ courier: string; ours: string }>) => sql<{ theirs: string }>`
    select theirs from courier_cities where courier = ${param("courier")} and ours = ${param("ours")}`,
);

const upsert = namedQuery(
  "keep-courier-city",
  (param: Param<City>) => sql<object>`
    insert into courier_cities (courier, ours, theirs) values (${param("courier")}, ${param("ours")}, ${param("theirs")})
    on conflict (courier, ours) do update set theirs = excluded.theirs`,
);

/** As cities are compared: people write the same one with and without dots, spaces and capitals. */
export function cityKey(city: string): string {
  return city
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** As staff have said before; else the city as it was written. */
export async function cityOf(executor: Executor, courier: string, ours: string): Promise<string> {
  const [found] = await select.run(executor, { courier, ours: cityKey(ours) });
  return found?.theirs ?? ours.trim();
}

export async function keepCity(executor: Executor, city: City): Promise<void> {
  if (cityKey(city.ours) !== "") await upsert.run(executor, { ...city, ours: cityKey(city.ours) });
}
