import { z } from "zod";

const collector = z.url({ protocol: /^https?$/ }).optional();

/** What can be set, by the names of the README, which are those of OpenTelemetry. */
export const tracingSettings = {
  /** Of a collector that takes OTLP over HTTP; `/v1/traces` is added to it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  /** The same, with its path; it counts more. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector,
  /** Which share of what is done is traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.01),
  OTEL_SERVICE_NAME: z.string().max(100).default("tabeeb"),
};

export type TracingConfig = {
  /** Where traces are sent. */
  url: string;
  /** Which of them are, from 0 to 1. */
  share: number;
  serviceName: string;
};

export function tracingOf(
  settings: z.output<z.ZodObject<typeof tracingSettings>>,
): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole } = settings;
  const url = whole ?? (base && `${base.replace(/\/+$/, "")}/v1/traces`);
  if (url === undefined) return undefined;
  return { url, share: settings.OTEL_TRACES_SAMPLER_ARG, serviceName: settings.OTEL_SERVICE_NAME };
}
