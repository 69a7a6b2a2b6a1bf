import { pagePatternOf } from "#contract/pages.ts";
import type { recordTap, Tap } from "#contract/tracing/taps.ts";
import { transport } from "../shell/browser-api.ts";

type Control = Tap["control"];

type TapUnderWay = Pick<Tap, "traceId" | "spanId" | "page" | "control"> & {
  made: number;
  answered?: number;
  /** Its calls whose answers are not rendered yet. */
  underWay: number;
  /** Runs while a further call may follow. */
  telling?: ReturnType<typeof setTimeout>;
};

const path = "/traces/keepTap" satisfies (typeof recordTap)["path"];

/** Milliseconds after a tap, or its last answer, in which a call belongs to it. */
const consequence = 500;

/** Milliseconds after which an answer no longer counts. */
const longest = 60_000;

/** Limit of a visit. */
const mostTaps = 30;

let lastTap: TapUnderWay | undefined;
let taps = 0;

traceTaps();

/**
 * Loading this module traces the taps of this visit that call the shop: calls carry the trace id, and the time of the
 * rendered answer is reported. Only the kind of control and the page's pattern are sent, nothing personal.
 */
function traceTaps(): void {
  document.addEventListener("click", (event) => noteTap(event), { capture: true });
  const { send } = transport;
  transport.send = async (request) => {
    const tap = lastTap;
    if (!tap || !leadsTo(tap)) return send(request);
    clearTimeout(tap.telling);
    tap.underWay += 1;
    const traceparent = `00-${tap.traceId}-${tap.spanId}-01`;
    try {
      return await send({ ...request, headers: { ...request.headers, traceparent } });
    } finally {
      afterDrawing(() => noteAnswer(tap));
    }
  };
}

function noteTap({ target, timeStamp }: MouseEvent): void {
  const page = pagePatternOf(location.pathname);
  lastTap = undefined;
  if (!page || taps === mostTaps) return;
  const ids = { traceId: randomHex(16), spanId: randomHex(8) };
  lastTap = { ...ids, page, control: controlOf(target), made: timeStamp, underWay: 0 };
}

function leadsTo({ made, answered = made, underWay }: TapUnderWay): boolean {
  const now = performance.now();
  // A hidden tab renders nothing: its background calls would belong to the tap for hours.
  return now - made < longest && (underWay > 0 || now - answered < consequence);
}

/** The answer is rendered with the next frame, which ends when another begins. */
function afterDrawing(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}

/** Reports the tap once no further call has followed. */
function noteAnswer(tap: TapUnderWay): void {
  const answered = performance.now();
  tap.answered = answered;
  tap.underWay -= 1;
  if (tap.underWay === 0) tap.telling = setTimeout(() => tell(tap, answered), consequence);
}

function tell(tap: TapUnderWay, answered: number): void {
  const { traceId, spanId, page, control, made } = tap;
  const now = performance.now();
  if (now - made > longest || taps === mostTaps) return;
  taps += 1;
  // A further answer could not be reported.
  if (lastTap === tap) lastTap = undefined;
  const ago = (time: number) => Math.max(0, Math.round(now - time));
  const body: Tap = { traceId, spanId, page, control, madeAgo: ago(made), answeredAgo: ago(answered) };
  fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
}

function controlOf(target: EventTarget | null): Control {
  if (!(target instanceof Element)) return "other";
  const control = target.closest("a, button, input, label, select, summary, textarea");
  if (!control) return "other";
  if (control instanceof HTMLAnchorElement) return "link";
  return control.matches("button, summary, [type=submit]") ? "button" : "field";
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
