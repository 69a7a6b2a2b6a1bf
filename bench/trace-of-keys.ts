import { readTrace, type TraceEvent } from "./read-trace.ts";

/** Milliseconds of processor time that a key cost the main thread of the page. */
export type KeyCost = Record<"script" | "style and layout" | "paint" | "other" | "all", number>;

const kinds: Record<string, keyof KeyCost> = {
  EventDispatch: "script",
  FunctionCall: "script",
  RunMicrotasks: "script",
  TimerFire: "script",
  ParseHTML: "script",
  UpdateLayoutTree: "style and layout",
  Layout: "style and layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
  ImageDecodeTask: "paint",
};

/** The cost of each pressed key until the next one; the last, which none follows, is left out. */
export function keyCosts(json: Buffer): KeyCost[] {
  const traceEvents = readTrace(json.toString());
  const presses = traceEvents.filter(
    ({ name, args }) => name === "EventDispatch" && args?.data?.type === "keydown",
  );
  const [first] = presses;
  if (!first) throw new Error("No key was pressed.");
  const onThread = traceEvents
    .filter(({ ph, pid, tid }) => ph === "X" && pid === first.pid && tid === first.tid)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  return presses.slice(0, -1).map((press, index) => {
    const end = presses[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
    // The task that holds the key begins a little before it.
    return costOf(
      onThread.filter(({ ts, dur }) => ts + dur > press.ts && ts < end && !holds({ ts, dur }, end)),
    );
  });
}

function holds({ ts, dur }: Pick<TraceEvent, "ts" | "dur">, moment: number): boolean {
  return ts <= moment && moment < ts + dur;
}

/** Each event without what lies inside it, so that nothing counts twice. */
function costOf(events: TraceEvent[]): KeyCost {
  const cost: KeyCost = { script: 0, "style and layout": 0, paint: 0, other: 0, all: 0 };
  const open: { end: number; kind: keyof KeyCost }[] = [];
  for (const { name, ts, dur, tdur = dur } of events) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const outer = open.at(-1);
    const kind = kinds[name] ?? outer?.kind ?? "other";
    if (outer) cost[outer.kind] -= tdur / 1000;
    else cost.all += tdur / 1000;
    cost[kind] += tdur / 1000;
    open.push({ end: ts + dur, kind });
  }
  return cost;
}
