import { decodeReason } from "#contract/values/reason.ts";
import type { Decision } from "../orders/actions/decide-actions.ts";

/** The cells of a table in text form, by the first word of their row; lines that begin with a space are its head. */
export function rowsOf(table: string): Map<string, string[]> {
  const rows = table.split("\n").filter((line) => /^\S/.test(line));
  return new Map(
    rows.map((row) => {
      const [name = "", ...cells] = row.trim().split(/\s+/);
      return [name, cells];
    }),
  );
}

/** `yes`, or `ask` with the codes of the questions, or `no` with the reason. */
export function sayDecision(decision: Decision): string {
  const reasonOf = (said: string) => decodeReason(said)?.reason ?? said;
  if (decision.may === "do") return "yes";
  if (decision.may === "not") return `no ${reasonOf(decision.why)}`;
  return ["ask", ...decision.questions.map(reasonOf)].join(" ");
}
