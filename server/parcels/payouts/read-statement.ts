import { readLeopardsAnswers } from "./read-leopards-answers.ts";
import { readLeopardsList, readLeopardsPage } from "./read-leopards-statement.ts";
import { readPostExStatement } from "./read-postex-statement.ts";
import { type Statement, UnreadableStatement } from "./statement.ts";

/** Reads a file of whichever courier it is; what nobody else knows is taken for a CPR of PostEx. Throws UnreadableStatement. */
export function readStatement(text: string): Statement {
  const beginning = text
    .replace(/^\uFEFF/, "")
    .trimStart()
    .slice(0, 2_000);
  if (beginning.startsWith("PK") || beginning.includes("\uFFFD"))
    throw new UnreadableStatement(
      "A spreadsheet has saved this file. Take it as the courier sends it: spreadsheets mangle numbers.",
    );
  if (beginning.startsWith("<")) return readLeopardsPage(text);
  if (beginning.startsWith("{")) return readLeopardsAnswers(text);
  const [head = ""] = beginning.split("\n", 1);
  if (/invoice cheque/i.test(head)) return readLeopardsList(text);
  return readPostExStatement(text);
}
