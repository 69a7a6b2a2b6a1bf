import { randomUUID } from "node:crypto";
import { maxHeaderSize } from "node:http";
import { fastify, LogController, type RawServerDefault } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { untraced } from "#database/trace-step.ts";
import { registerDeliveryRoutes } from "#server/catalog/delivery/routes.ts";
import { serveDrawings } from "#server/catalog/drawings/serve-drawings.ts";
import { registerOptionRoutes } from "#server/catalog/options/routes.ts";
import { registerReviewRoutes } from "#server/catalog/reviews/routes.ts";
import { registerSearchRoutes } from "#server/catalog/search/routes.ts";
import { registerAccountRoutes } from "#server/customers/accounts/account-routes.ts";
import { registerAccountSafetyRoutes } from "#server/customers/accounts/account-safety-routes.ts";
import { registerCurrentUser } from "#server/customers/accounts/current-user.ts";
import { registerRecoveryRoutes } from "#server/customers/accounts/recovery-routes.ts";
import { registerMeasurementRoutes } from "#server/customers/measurements/routes.ts";
import { registerCookieSecurity } from "#server/identity/session-cookie.ts";
import { registerKeyedRoutes } from "#server/integrations/api-keys/keyed-routes.ts";
import { registerWhatsAppRoutes } from "#server/notifications/texts/whatsapp-routes.ts";
import { registerServiceWorker } from "#server/pages/offline/routes.ts";
import { registerSearchEngineRoutes } from "#server/pages/search-engines/routes.ts";
import { registerWellKnownRoutes } from "#server/pages/well-known/routes.ts";
import { registerGatewayRoutes } from "#server/payments/gateways/gateway-routes.ts";
import { registerTransferRoutes } from "#server/payments/transfers/transfer-routes.ts";
import { registerCdnHeaders } from "#server/platform/cache/cdn-headers.ts";
import type { Config } from "#server/platform/config.ts";
import { answerUnreadable } from "#server/platform/http/answer-unreadable.ts";
import { boundConnections, maxRequestsPerSocket } from "#server/platform/http/bound-connections.ts";
import { registerCors } from "#server/platform/http/cors.ts";
import { registerDirectCalls } from "#server/platform/http/direct-calls.ts";
import { registerDrain } from "#server/platform/http/drain.ts";
import { registerErrors } from "#server/platform/http/errors.ts";
import { registerHealth } from "#server/platform/http/health.ts";
import { registerJsonBody } from "#server/platform/http/json-body.ts";
import { openLogOutput } from "#server/platform/http/log-output.ts";
import { makeRoomForNewcomers } from "#server/platform/http/make-room.ts";
import { registerOverloadProtection } from "#server/platform/http/overload.ts";
import { registerRateLimits } from "#server/platform/http/rate-limit.ts";
import { readableAddress } from "#server/platform/http/readable-address.ts";
import { longestReceiveTime, registerReceiveTime } from "#server/platform/http/receive-time.ts";
import { registerRequestLog } from "#server/platform/http/request-log.ts";
import { registerSameOrigin } from "#server/platform/http/same-origin.ts";
import { registerSecurityHeaders } from "#server/platform/http/security-headers.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { registerStaticFiles } from "#server/platform/http/static-files.ts";
import { type WorkClass, type WorkLimits, workClasses } from "#server/platform/http/work-queues.ts";
import { beginRequestTraces, followRequestTraces } from "#server/platform/tracing/request-traces.ts";
import { registerTraceRoutes } from "#server/platform/tracing/routes.ts";
import type { Count } from "#server/platform/workers/shared-counts.ts";
import { registerCouponRoutes } from "#server/pricing/coupons/routes.ts";
import { registerOwnDataRoutes } from "#server/privacy/routes.ts";
import { registerAftercareRoutes } from "#server/returns/routes.ts";
import { registerDocumentation } from "#server/startup/documentation.ts";
import type { Readiness } from "#server/startup/readiness.ts";
import { registerBackOffice } from "./back-office.ts";
import { registerCatalogRoutes } from "./catalog/routes.ts";
import { registerContactRoutes } from "./contact/routes.ts";
import { registerConfirmationRoutes } from "./orders/confirming/confirmation-routes.ts";
import { registerOrderRoutes } from "./orders/routes.ts";
import { registerBackOfficePages } from "./pages/back-office-pages.ts";
import type { PageHandler } from "./pages/render-page.ts";
import { registerPageRoutes } from "./pages/routes.ts";
import { registerParcelPushes } from "./parcels/routes.ts";
import { serveUploads } from "./pictures/serve-uploads.ts";
import type { Services } from "./services.ts";
import { registerMaintenance } from "./settings/maintenance.ts";
import { registerCurrentStaff } from "./staff/current-staff.ts";
import { registerStaffGuard } from "./staff/staff-guard.ts";
import { registerCurrentBench } from "./workshop/current-bench.ts";

const kibibyte = 1024;

export type AppOptions = {
  config: Config;
  services: Services;
  /** Renders the pages; without it the server answers the API alone. */
  pages?: PageHandler;
  /** Without it the shop takes orders as long as the database answers. */
  readiness?: Readiness;
  /** Counts what is limited with the other processes of the shop; without it this process counts alone. */
  count?: Count;
  workLimits?: Record<WorkClass, WorkLimits>;
  log?: NodeJS.WritableStream;
};

/** Opens no port and starts nothing that `close` does not end. */
export async function buildApp({
  config,
  services,
  pages,
  readiness,
  log,
  count,
  workLimits = workClasses,
}: AppOptions): Promise<ShopApp> {
  const { traces } = services;
  const app: ShopApp = fastify<RawServerDefault>({
    logger: {
      level: config.logLevel,
      base: null,
      stream: log ?? openLogOutput(),
      ...(traces && { mixin: traces.logFacts }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // An order sends whole cart lines, fifty at most.
    bodyLimit: 256 * kibibyte,
    // `registerReceiveTime` has the time of a body; this one is of the largest files.
    requestTimeout: longestReceiveTime,
    http: { headersTimeout: 15_000 },
    maxRequestsPerSocket,
    // An order may wait five seconds for another one with its key.
    handlerTimeout: 10_000,
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
    clientErrorHandler: answerUnreadable,
    // Who kept a connection open could not know: the request is answered, and the connection closed after it.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    // A part of an address may be as long as a head: what it names is then not there.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  boundConnections(app);
  makeRoomForNewcomers(app);
  registerDrain(app);
  app.decorate("traceStep", traces?.step ?? untraced);
  if (traces) beginRequestTraces(app, traces);
  registerCookieSecurity(app, config.publicOrigin);
  registerStaffGuard(app, config.publicOrigin);
  registerReceiveTime(app);
  registerErrors(app);
  registerJsonBody(app);
  registerRequestLog(app, services.metrics);
  registerHealth(app, readiness ?? whileDatabaseAnswers(services));
  await registerSecurityHeaders(app);
  if (config.cdn) registerCdnHeaders(app, config.cdn.seconds);
  await registerCors(app, config.corsOrigins);
  registerOverloadProtection(app, workLimits, services.metrics);
  if (traces) followRequestTraces(app, traces);
  registerSameOrigin(app, config);
  await registerCurrentUser(app, services);
  const secondFactorRule = () => services.settings().staffSecondFactor;
  registerCurrentStaff(app, services.database, secondFactorRule);
  registerCurrentBench(app, services.database);
  registerMaintenance(app, services);
  await registerRateLimits(app, services, config.rateLimitFactor, count);
  await registerDocumentation(app, services.shop.name);

  registerDirectCalls(app);
  registerCatalogRoutes(app, services);
  registerSearchRoutes(app, services);
  registerReviewRoutes(app, services);
  registerCouponRoutes(app, services);
  registerDeliveryRoutes(app, services);
  registerOrderRoutes(app, services);
  registerOptionRoutes(app, services);
  registerTransferRoutes(app, services);
  registerAftercareRoutes(app, services);
  registerConfirmationRoutes(app, services);
  registerParcelPushes(app, services);
  if (config.whatsApp) registerWhatsAppRoutes(app, services, config.whatsApp);
  registerGatewayRoutes(app, services);
  registerAccountRoutes(app, services);
  registerAccountSafetyRoutes(app, services);
  registerOwnDataRoutes(app, services);
  registerRecoveryRoutes(app, services);
  registerContactRoutes(app, services);
  registerMeasurementRoutes(app, services);
  registerSearchEngineRoutes(app, services);
  registerWellKnownRoutes(app, services);
  if (traces) registerTraceRoutes(app, traces);
  registerKeyedRoutes(app, services);
  registerBackOffice(app, services, secondFactorRule);
  await serveUploads(app, services.uploads);
  serveDrawings(app, services);

  if (pages) {
    registerStaticFiles(app, services.builtFiles);
    registerBackOfficePages(app, services);
    registerServiceWorker(app, config, services);
    registerPageRoutes(app, services, pages, config.cacheBytes.pages);
  }
  return app;
}

function whileDatabaseAnswers({ database }: Services): Readiness {
  const check = async () => {
    await database.pool.query("select 1");
  };
  return { isPrepared: () => true, check };
}
