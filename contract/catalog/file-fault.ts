import { z } from "zod";

export const fileFault = z.object({
  /** As a spreadsheet counts: the names of the columns are row 1. */
  row: z.number().int(),
  column: z.string(),
  /** What the cell says, cut where it is long. */
  value: z.string(),
  sentence: z.string(),
});
export type FileFault = z.infer<typeof fileFault>;
