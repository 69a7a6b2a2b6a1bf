import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context, Span } from "@opentelemetry/api";
import type { ExportResult } from "@opentelemetry/core";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";
import type { Tap } from "#contract/tracing/taps.ts";
import type { Step, TraceStep } from "#database/trace-step.ts";
import { type FailureWatch, reasonOf } from "../jobs/health-reporter.ts";
import { traceFetches } from "./trace-fetches.ts";
import type { TracingConfig } from "./tracing-settings.ts";

/** The place of some work in a reported trace. */
export type Place = { readonly span: Span; readonly context: Context };

/** A request and its outcome; never its address, which may name an order. */
export type AnsweredRequest = {
  method: string;
  route: string;
  /** Nothing where the connection was closed before the whole answer was sent. */
  status: number | undefined;
  work: string;
  requestId: string;
};

/** Reports the work of this process to a collector. Without a reported trace the work just runs. */
export type Traces = {
  /** The reported share of requests, and of visits. */
  share: number;
  step: TraceStep;
  /** Does `work` as a trace of its own. */
  root: TraceStep;
  /** Begins the trace of a request, or goes on with that of a `traceparent`. */
  begin(traceparent: string | undefined): Place | undefined;
  end(place: Place, answered: AnsweredRequest): void;
  /** Tells of a wait that is over now, and began at `since` of `performance.now()`. */
  waited(place: Place, step: Step, since: number): void;
  /** Reports a tap in a browser; false where too many are reported. */
  keepTap(tap: Tap): boolean;
  /** The caller's place. */
  here(): Place | undefined;
  /** Does `work` there, and nowhere without a place, whatever has led to it. */
  within<Result>(place: Place | undefined, work: () => Result): Result;
  /** The trace that a line of the log belongs to. */
  logFacts(): { trace_id?: string; span_id?: string };
  /** Has `watch` hear whether the collector takes what it is sent. */
  reportTo(watch: FailureWatch): void;
  /** Sends what is left, unless that takes long. */
  stop(): Promise<void>;
};

/** Traces a second that a process goes on with because a header says so, and taps: anybody may send them. */
const mostContinued = 10;
const mostTaps = 10;

/** Steps that wait to be sent, of some kilobytes at most; for more there is no room, and they are lost. */
const mostWaiting = 2_048;
/** Milliseconds between two sendings, for one of them, and for the last one of all. */
const sendEvery = 2_000;
const sendTimeout = 5_000;
const stopTimeout = 1_000;

/** Characters of a statement that are reported. */
const longestFact = 2_000;

/** The collector did not take what it was sent. */
class TracesExportError extends Error {
  readonly reason: string;
  constructor(cause: Error | undefined) {
    super("The collector does not take traces.", { cause });
    const status =
      cause && "code" in cause && typeof cause.code === "number" ? `HTTP ${cause.code}` : undefined;
    this.reason = status ?? reasonOf(cause);
  }
}

/** The libraries of OpenTelemetry are loaded here alone: a shop that tells nobody does without them. */
export async function startTraces({ url, share, serviceName }: TracingConfig): Promise<Traces> {
  const [api, core, resources, sdk, { OTLPTraceExporter }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/core"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
  ]);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } = api;
  const active = new AsyncLocalStorage<Place | undefined>();
  let watch: FailureWatch | undefined;

  const collector = new OTLPTraceExporter({ url, timeoutMillis: sendTimeout });
  const exporter: SpanExporter = {
    export: (spans: ReadableSpan[], done: (result: ExportResult) => void) =>
      // It is no part of the trace that was at its end just when it was time to send.
      active.run(undefined, () =>
        collector.export(spans, (result) => {
          if (result.code === core.ExportResultCode.SUCCESS) watch?.over();
          else watch?.met(new TracesExportError(result.error));
          done(result);
        }),
      ),
    shutdown: () => collector.shutdown(),
  };
  const outbox = new sdk.BatchSpanProcessor({
    exporter,
    maxQueueSize: mostWaiting,
    scheduledDelayMillis: sendEvery,
    exportTimeoutMillis: sendTimeout,
  });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ "service.name": serviceName }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: longestFact },
    spanProcessors: [outbox],
  });
  const tracer = provider.getTracer("tabeeb");
  const mayContinue = atMost(mostContinued);
  const mayKeepTap = atMost(mostTaps);
  const inBrowsers = resources.resourceFromAttributes({ "service.name": `${serviceName}-browser` });

  const placeOf = (span: Span, parent: Context): Place | undefined =>
    span.isRecording() ? { span, context: trace.setSpan(parent, span) } : undefined;

  const begin = ({ name, facts = {}, isOutgoing }: Step, parent: Context, startTime?: number) => {
    const kind = isOutgoing ? SpanKind.CLIENT : SpanKind.INTERNAL;
    const begun = startTime === undefined ? {} : { startTime };
    return placeOf(tracer.startSpan(name, { kind, attributes: facts, ...begun }, parent), parent);
  };

  const fail = (span: Span, type: string) =>
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", type);

  async function doAt<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
    try {
      return await active.run(place, work);
    } catch (error) {
      fail(place.span, reasonOf(error));
      throw error;
    } finally {
      place.span.end();
    }
  }

  /** The context of a trace that was begun elsewhere, if this one goes on with it. */
  const continued = (traceparent: string | undefined): Context | undefined => {
    const parent = traceparent === undefined ? null : core.parseTraceParent(traceparent);
    const isSampled = parent !== null && (parent.traceFlags & TraceFlags.SAMPLED) !== 0;
    return isSampled && mayContinue() ? trace.setSpanContext(ROOT_CONTEXT, parent) : undefined;
  };

  /** The browser has made its ids, which no tracer takes. */
  const spanOf = ({ traceId, spanId, page, control, madeAgo, answeredAgo }: Tap): ReadableSpan => {
    const now = Date.now();
    const duration = core.millisToHrTime(Math.max(0, madeAgo - answeredAgo));
    const startTime = core.millisToHrTime(now - madeAgo);
    return {
      name: "tap",
      kind: SpanKind.CLIENT,
      spanContext: () => ({ traceId, spanId, traceFlags: TraceFlags.SAMPLED }),
      startTime,
      duration,
      endTime: core.addHrTimes(startTime, duration),
      ended: true,
      status: { code: SpanStatusCode.UNSET },
      links: [],
      events: [],
      resource: inBrowsers,
      attributes: { "http.route": page, "tabeeb.control": control },
      instrumentationScope: { name: "tabeeb" },
      droppedAttributesCount: 0,
      droppedEventsCount: 0,
      droppedLinksCount: 0,
    };
  };

  const stopFetches = traceFetches((step) => {
    const parent = active.getStore();
    return parent && begin(step, parent.context)?.span;
  }, fail);

  return {
    share,
    step: (step, work) => {
      const place = active.getStore();
      const own = place && begin(step, place.context);
      return own ? doAt(own, work) : work();
    },
    root: (step, work) => {
      const place = begin(step, ROOT_CONTEXT);
      return place ? doAt(place, work) : active.run(undefined, work);
    },
    begin: (traceparent) => {
      const parent = continued(traceparent) ?? ROOT_CONTEXT;
      return placeOf(tracer.startSpan("request", { kind: SpanKind.SERVER }, parent), parent);
    },
    end: ({ span }, { method, route, status, work, requestId }) => {
      span.updateName(`${method} ${route}`).setAttributes({
        "http.request.method": method,
        "http.route": route,
        ...(status === undefined ? { "tabeeb.aborted": true } : { "http.response.status_code": status }),
        "tabeeb.work": work,
        "tabeeb.request_id": requestId,
      });
      if (status !== undefined && status >= 500) fail(span, String(status));
      span.end();
    },
    waited: ({ context }, step, since) => begin(step, context, since)?.span.end(),
    keepTap: (tap) => {
      const isKept = mayKeepTap();
      if (isKept) outbox.onEnd(spanOf(tap));
      return isKept;
    },
    here: () => active.getStore(),
    within: (place, work) => active.run(place, work),
    logFacts: () => {
      const place = active.getStore();
      if (!place) return {};
      const { traceId, spanId } = place.span.spanContext();
      return { trace_id: traceId, span_id: spanId };
    },
    reportTo: (hearing) => {
      watch = hearing;
    },
    stop: async () => {
      stopFetches();
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        sleep(stopTimeout, undefined, { ref: false }),
      ]);
    },
  };
}

/** Says yes so many times a second, and no to whatever more is asked. */
export function atMost(times: number, now: () => number = () => performance.now()): () => boolean {
  let since = now();
  let left = times;
  return () => {
    if (now() - since >= 1_000) {
      since = now();
      left = times;
    }
    if (left === 0) return false;
    left -= 1;
    return true;
  };
}
