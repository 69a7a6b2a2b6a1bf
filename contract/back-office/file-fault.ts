import { z } from "zod";

/** What is wrong with a cell of a file that was sent to be imported, or with a whole row of it. */
export const fileFault = z.object({
  /** As a spreadsheet counts: the names of the columns are row 1. */
  row: z.number().int(),
  /** Empty when it is the row as a whole. */
  column: z.string(),
  /** What the cell says, cut where it is long. */
  value: z.string(),
  sentence: z.string(),
});
export type FileFault = z.infer<typeof fileFault>;
