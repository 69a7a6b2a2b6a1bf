import type { z } from "zod";

/** The values of the last row that the list is ordered by. Nothing secret: everybody can read it. */
export function makeCursor(values: readonly (string | number | boolean | null)[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

export function readCursor<Values extends z.ZodType>(
  schema: Values,
  cursor: string,
): z.output<Values> | undefined {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    return undefined;
  }
}
