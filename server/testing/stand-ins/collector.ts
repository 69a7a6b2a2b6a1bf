import { z } from "zod";
import { startReceiver } from "../start-receiver.ts";

const value = z.union([
  z.strictObject({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.strictObject({ intValue: z.coerce.number() }).transform(({ intValue }) => intValue),
  z.strictObject({ boolValue: z.boolean() }).transform(({ boolValue }) => boolValue),
]);
const facts = z
  .array(z.object({ key: z.string(), value }))
  .transform((pairs) => Object.fromEntries(pairs.map((pair) => [pair.key, pair.value])));
/** Nanoseconds as text, because they do not fit into a number: here as milliseconds. */
const time = z
  .string()
  .regex(/^\d+$/)
  .transform((nanoseconds) => Number(nanoseconds) / 1e6);

const span = z.object({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .optional(),
  name: z.string().min(1),
  /** 1 within the program, 2 of a server, 3 of a client. */
  kind: z.int(),
  startTimeUnixNano: time,
  endTimeUnixNano: time,
  attributes: facts,
  status: z.object({ code: z.int(), message: z.string().optional() }),
});

/** An ExportTraceServiceRequest (opentelemetry-proto 1.x) in its JSON form. */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: facts }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

export type ReceivedSpan = z.output<typeof span> & { service: unknown };

/** A collector for traces as OTLP over HTTP, in JSON, like OpenTelemetry's. */
export async function startCollector() {
  const receiver = await startReceiver();
  const taken: ReceivedSpan[] = [];
  let status = 200;
  receiver.behave = (response, { path, headers, body }) => {
    if (status !== 200) return void response.writeHead(status).end();
    if (path !== "/v1/traces" || headers["content-type"] !== "application/json")
      return void response.writeHead(404).end();
    const { resourceSpans } = exported.parse(JSON.parse(body));
    for (const { resource, scopeSpans } of resourceSpans)
      for (const { spans } of scopeSpans)
        taken.push(...spans.map((each) => ({ ...each, service: resource.attributes["service.name"] })));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  };
  return {
    url: `http://127.0.0.1:${receiver.port}`,
    spans: taken,
    text: () =>
      receiver.received
        .map(({ path, headers, body }) => [path, JSON.stringify(headers), body].join("\n"))
        .join("\n"),
    /** Answers with this status from now on, and stores nothing unless it is 200. */
    answerWith: (code: number) => {
      status = code;
    },
    close: receiver.close,
  };
}
