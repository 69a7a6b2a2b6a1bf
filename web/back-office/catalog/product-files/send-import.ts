import {
  type ImportEvent,
  type ImportResult,
  importEvent,
  importLimits,
  importProducts,
} from "#contract/catalog/product-files.ts";
import { unansweredSentences } from "#contract/http/caller.ts";
import { errorBody } from "#contract/http/errors.ts";
import { announceSessionEnd } from "#web/back-office/ui/session-end.ts";

/** Progress of an import: the share of the file that was sent, or the number of rows processed. */
export type ImportStep =
  | { step: "sending"; part: number }
  | { step: "waiting" | "checking" | "saving"; rows: number };

export type Sent = { ok: true; result: ImportResult } | { ok: false; sentence: string };

type Sending = { save: boolean; onStep: (step: ImportStep) => void; signal: AbortSignal };

const brokenOff = "The import stopped. Choose the file again: rows that are saved already are skipped.";
const unreadable = "The file could not be sent. If it has been changed since, choose it again.";

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendImport(file: File, { save, onStep, signal }: Sending): Promise<Sent> {
  if (file.size > importLimits.bytes) {
    return Promise.resolve({ ok: false, sentence: "This file has more than 128 MB. Divide it." });
  }
  const request = new XMLHttpRequest();
  const query = new URLSearchParams({ name: file.name.slice(-200), save: save ? "yes" : "no" });
  request.open(importProducts.method, `${importProducts.path}?${query}`);
  request.setRequestHeader("content-type", "text/csv");
  signal.addEventListener("abort", () => request.abort());
  onStep({ step: "sending", part: 0 });
  request.upload.onprogress = ({ loaded, total }) => onStep({ step: "sending", part: loaded / total });
  request.onprogress = () => {
    const last = eventsIn(request).at(-1);
    if (last && "step" in last) onStep(last);
  };
  return new Promise((resolve) => {
    const fail = (sentence: string) => resolve({ ok: false, sentence });
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => fail(request.responseText === "" ? sentenceOffline() : brokenOff);
    request.onabort = () => fail(save ? brokenOff : "");
    request.send(file);
  });
}

function sentenceOffline(): string {
  return navigator.onLine ? unreadable : unansweredSentences.OFFLINE;
}

function answerOf(request: XMLHttpRequest): Sent {
  if (request.status === 401) announceSessionEnd();
  if (request.status !== 200) return { ok: false, sentence: refusalOf(request.responseText) };
  const last = eventsIn(request).at(-1);
  return last && "outcome" in last ? { ok: true, result: last } : { ok: false, sentence: brokenOff };
}

function refusalOf(text: string): string {
  try {
    return errorBody.safeParse(JSON.parse(text)).data?.error ?? brokenOff;
  } catch {
    return brokenOff;
  }
}

/** The complete lines received; the last one counts. */
function eventsIn({ responseText }: XMLHttpRequest): ImportEvent[] {
  const line = responseText.slice(0, responseText.lastIndexOf("\n")).split("\n").at(-1) ?? "";
  if (line === "") return [];
  const event = importEvent.safeParse(JSON.parse(line));
  return event.success ? [event.data] : [];
}
