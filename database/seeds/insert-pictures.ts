import type pg from "pg";

/** Inserts the shipped pictures. */
export async function insertPictures(
  _client: pg.ClientBase,
  _colors: ReadonlyMap<string, string>,
): Promise<void> {}
