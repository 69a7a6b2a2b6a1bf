import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { instant } from "#contract/values/instant.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { line } from "#contract/values/text.ts";

export const fileFault = z.object({
  /** As in a spreadsheet: the column names are row 1. */
  row: z.number().int(),
  column: z.string(),
  /** Content of the cell, truncated. */
  value: z.string(),
  sentence: z.string(),
});
export type FileFault = z.infer<typeof fileFault>;

export const importLimits = {
  bytes: 128 * 1024 * 1024,
  rows: 200_000,
  rowLength: 64 * 1024,
  /** Most faults that are listed individually. */
  faults: 1_000,
  /** Most changes that are listed individually. */
  changes: 1_000,
} as const;

/** Extra columns in a list of faulty rows; an import ignores them, so that the corrected list can be uploaded. */
export const faultColumns = { row: "Row", reason: "What is wrong" } as const;

const file = { status: 200, body: z.unknown() } as const;

export const exportProducts = endpoint({
  method: "GET",
  path: "/api/admin/products/export",
  roles: office,
  summary: "All products as CSV, including hidden ones.",
  success: file,
});

const count = z.number().int();

const counts = z.object({ created: count, changed: count, same: count, faulty: count });
export type ImportCounts = z.infer<typeof counts>;

const fieldChange = z.object({
  row: count,
  product: z.object({ id: z.string(), name: z.string() }),
  column: z.string(),
  /** As cells, truncated. */
  before: z.string(),
  after: z.string(),
});
export type FieldChange = z.infer<typeof fieldChange>;

const importProgress = z.object({
  step: z.enum(["waiting", "checking", "saving"]),
  rows: count,
});

const importResult = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("unreadable"), sentence: z.string() }),
  /** A dry run: everything was checked and nothing saved. */
  z.object({
    outcome: z.literal("checked"),
    counts,
    /** Columns absent from the file, whose values products retain. */
    missing: z.array(z.string()),
    faults: z.array(fileFault),
    moreFaults: count,
    /** Changes to existing products, field by field. */
    changes: z.array(fieldChange),
    moreChanges: count,
    columns: z.array(z.string()),
    faultyRows: z.array(z.object({ row: count, cells: z.array(z.string()) })),
  }),
  /** `importId` identifies the import for undoing it. */
  z.object({ outcome: z.literal("imported"), counts, importId: z.string() }),
  /**
   * A row that passed the check could no longer be saved. The counted rows are saved; the same file resumes after them.
   */
  z.object({ outcome: z.literal("stopped"), counts, sentence: z.string(), importId: z.string() }),
]);
export type ImportResult = z.infer<typeof importResult>;

export const importEvent = z.union([importProgress, importResult]);
export type ImportEvent = z.infer<typeof importEvent>;
export type ImportProgress = z.infer<typeof importProgress>;

export const importProducts = endpoint({
  method: "POST",
  path: "/api/admin/products/import",
  roles: office,
  summary:
    "Imports products from CSV, which is the body (text/csv). Answers lines of JSON: progress, then the result.",
  query: z.object({
    name: line(200).default(""),
    /** `yes` saves them unless there is a fault; otherwise it is a dry run. */
    save: z.enum(["yes", "no"]).default("no"),
  }),
  success: file,
});

const importedFile = z.object({
  id: z.string(),
  name: z.string(),
  staff: z.string(),
  at: instant,
  created: count,
  changed: count,
  undoneAt: instant.nullable(),
});
export type ImportedFile = z.infer<typeof importedFile>;

export const listImports = endpoint({
  method: "GET",
  path: "/api/admin/products/imports",
  roles: office,
  summary: "The imports of the last month that changed products, newest first, at most twenty.",
  success: { status: 200, body: z.object({ imports: z.array(importedFile) }) },
});

const leftProduct = z.object({ id: z.string(), name: z.string(), reason: z.string() });
export type LeftProduct = z.infer<typeof leftProduct>;

const undoneImport = z.object({
  restored: count,
  deleted: count,
  /** Unchanged products with the reason; the first two hundred. */
  left: z.array(leftProduct),
  moreLeft: count,
});
export type UndoneImport = z.infer<typeof undoneImport>;

export const undoImport = endpoint({
  method: "POST",
  path: "/api/admin/products/undoImport",
  roles: office,
  summary: "Undoes an import: products return to their earlier state, except those changed or ordered since.",
  body: z.object({ id: z.uuid(reason("NAME_THE_IMPORT")) }),
  success: { status: 200, body: undoneImport },
});
