import { type Executor, readFirst, write } from "#database/query.ts";

type City = { courier: string; ours: string; theirs: string };

/** As cities are compared: people write the same one with and without dots, spaces and capitals. */
export function cityKey(city: string): string {
  return city
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** As staff have said before; else the city as it was written. */
export async function cityOf(executor: Executor, courier: string, ours: string): Promise<string> {
  const found = await readFirst(executor)<{ theirs: string }>`
    select theirs from courier_cities where courier = ${courier} and ours = ${cityKey(ours)}`;
  return found?.theirs ?? ours.trim();
}

export async function storeCity(executor: Executor, city: City): Promise<void> {
  if (cityKey(city.ours) !== "") {
    await write(executor)`
      insert into courier_cities (courier, ours, theirs) values (${city.courier}, ${cityKey(city.ours)}, ${city.theirs})
      on conflict (courier, ours) do update set theirs = excluded.theirs`;
  }
}
