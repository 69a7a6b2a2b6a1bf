import { importStock, type StockFileResult } from "#contract/back-office/stock-files.ts";
import { errorBody } from "#contract/http/errors.ts";
import { announceSessionEnd } from "../staff/session-end.ts";

export type SentStock = { ok: true; result: StockFileResult } | { ok: false; sentence: string };

const failed = "The file was not looked at. Choose it again.";

export async function sendStockFile(file: File, save: boolean): Promise<SentStock> {
  const { path, method, success } = importStock;
  try {
    const headers = { "content-type": "text/csv" };
    const response = await fetch(`${path}?save=${save ? "yes" : "no"}`, { method, body: file, headers });
    if (response.status === 401) announceSessionEnd();
    const answer: unknown = await response.json();
    const understood = success.body.safeParse(answer);
    if (understood.success) return { ok: true, result: understood.data };
    return { ok: false, sentence: errorBody.safeParse(answer).data?.error ?? failed };
  } catch {
    return { ok: false, sentence: failed };
  }
}
