import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { office } from "#contract/values/staff-roles.ts";
import { fileFault } from "./product-files.ts";

export const stockFileLimits = { bytes: 8 * 1024 * 1024, rows: 50_000, rowLength: 8 * 1024 } as const;

export const mostListed = 200;

const count = z.number().int();

const change = z.object({
  name: z.string(),
  size: z.string(),
  /** Empty where stock is not counted per color. */
  color: z.string(),
  before: count,
  after: count,
});
export type StockChange = z.infer<typeof change>;

const result = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("unreadable"), sentence: z.string() }),
  z.object({
    /** `saved`: the changes are made; `checked`: none is, because of a dry run or faults. */
    outcome: z.enum(["checked", "saved"]),
    changed: count,
    same: count,
    uncounted: count,
    faulty: count,
    changes: z.array(change),
    faults: z.array(fileFault),
  }),
]);
export type StockFileResult = z.infer<typeof result>;

export const exportStock = endpoint({
  method: "GET",
  path: "/api/admin/stock/export",
  roles: office,
  summary: "The stock of every product that tracks it, by size and colour, as CSV for counting.",
  success: { status: 200, body: z.unknown() },
});

export const importStock = endpoint({
  method: "POST",
  path: "/api/admin/stock/import",
  roles: office,
  summary:
    "Enters counted stock from CSV, which is the body (text/csv), all rows or none. A row whose stock has changed since the file was made is an error.",
  query: z.object({
    /** `yes` saves it unless there is a fault; otherwise it is a dry run. */
    save: z.enum(["yes", "no"]).default("no"),
  }),
  success: { status: 200, body: result },
});
