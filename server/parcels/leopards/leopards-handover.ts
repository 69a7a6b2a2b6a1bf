import { z } from "zod";
import type { ParcelAnswer } from "#contract/orders/parcels.ts";
import { parseJson } from "#contract/values/parse-json.ts";
import { type Advice, CourierTimeoutError, isPdf, type Sheet } from "../courier.ts";
import { type Ask, contentOf, type LeopardsAccount, readAnswer, send } from "./leopards-calls.ts";

/** Leopards requires both and prints them on the sheet. */
const rider = { courier_name: "Leopards", courier_code: "LCS" };

const generated = z.object({ load_sheet_id: z.coerce.string().min(1) });
const advices = z.array(z.object({ id: z.coerce.number().int(), cn_number: z.coerce.string() }));
const adviceCodes: Record<ParcelAnswer, string> = { "try-again": "RA", "send-back": "RT" };

/** The load sheet of these parcels: made first, then fetched, which is a PDF or an answer that says why not. */
export async function makeLoadSheet(
  account: LeopardsAccount,
  ask: Ask,
  cn_numbers: readonly string[],
): Promise<Sheet> {
  const made = await ask("generateLoadSheet", { cn_numbers, ...rider });
  if (made.outcome === "failed") return { outcome: "refused", problem: made.problem };
  const sheet = generated.safeParse(made.content);
  if (!sheet.success) throw new CourierTimeoutError("Leopards made a load sheet and gave no number.");
  const response = await send(account, "downloadLoadSheet/", { ...sheet.data, response_type: "PDF" });
  const pdf = await contentOf(response);
  if (isPdf(pdf)) return { outcome: "made", pdf };
  const answer = readAnswer(response, parseJson(pdf.toString()));
  if (answer.outcome === "done") throw new CourierTimeoutError("Leopards sent no PDF of a load sheet.");
  return { outcome: "refused", problem: answer.problem };
}

/** Answers Leopards' question about a parcel, which has a number of its own; why it does not take it, or undefined. */
export async function adviseOn(
  ask: Ask,
  cn_number: string,
  { answer, remarks }: Advice,
): Promise<string | undefined> {
  const listed = await ask("shipperAdviceList", { Cn_number: cn_number, start: 0, length: 100 });
  if (listed.outcome === "failed") return listed.problem;
  const waiting = advices.safeParse(listed.content.data);
  const question = waiting.data?.find((each) => each.cn_number === cn_number);
  if (!question) return "it asks nothing about this parcel";
  const data = [{ ...question, shipper_advice_status: adviceCodes[answer], shipper_remarks: remarks || "-" }];
  const taken = await ask("updateShipperAdvice", { data });
  return taken.outcome === "done" ? undefined : taken.problem;
}
