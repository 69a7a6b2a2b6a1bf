import { z } from "zod";

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  /** Microseconds. */
  ts: z.number().default(0),
  dur: z.number().default(0),
  /** The same in processor time of the thread, where the browser tells it. */
  tdur: z.number().optional(),
  tid: z.number().default(0),
  pid: z.number().default(0),
  args: z
    .looseObject({
      data: z
        .looseObject({ type: z.string().optional(), documentLoaderURL: z.string().optional() })
        .optional(),
    })
    .optional(),
});
export type TraceEvent = z.infer<typeof traceEvent>;

const trace = z.object({ traceEvents: z.array(traceEvent) });

/** The events of a trace that Chromium wrote as JSON, in the order in which it wrote them. */
export function readTrace(json: string): TraceEvent[] {
  return trace.parse(JSON.parse(json)).traceEvents;
}
