import type { EnvironmentSettings } from "../environment.ts";

export type TracingConfig = {
  /** Where traces are sent. */
  url: string;
  /** Which of them are, from 0 to 1. */
  share: number;
  serviceName: string;
};

export function tracingOf(settings: EnvironmentSettings): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole } = settings;
  const url = whole ?? (base && `${base.replace(/\/+$/, "")}/v1/traces`);
  if (url === undefined) return undefined;
  return { url, share: settings.OTEL_TRACES_SAMPLER_ARG, serviceName: settings.OTEL_SERVICE_NAME };
}
