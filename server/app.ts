import { randomUUID } from "node:crypto";
import { maxHeaderSize } from "node:http";
import { fastify, LogController, type RawServerDefault } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { read } from "#database/query.ts";
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
import { registerMailOptOutRoutes } from "#server/notifications/mail/opt-out-routes.ts";
import { registerWhatsAppRoutes } from "#server/notifications/texts/whatsapp-routes.ts";
import { registerServiceWorker } from "#server/pages/offline/routes.ts";
import { registerSearchEngineRoutes } from "#server/pages/search-engines/routes.ts";
import { registerWellKnownRoutes } from "#server/pages/well-known/routes.ts";
import { registerGatewayRoutes } from "#server/payments/gateways/gateway-routes.ts";
import { registerTransferRoutes } from "#server/payments/transfers/transfer-routes.ts";
import type { Config } from "#server/platform/config.ts";
import {
  registerOverloadProtection,
  type WorkClass,
  type WorkLimits,
  workClasses,
} from "#server/platform/http/admission.ts";
import type { Count } from "#server/platform/http/count-here.ts";
import { registerDirectCalls } from "#server/platform/http/direct-calls.ts";
import { registerErrors } from "#server/platform/http/errors.ts";
import { type Readiness, registerHealth } from "#server/platform/http/health.ts";
import {
  answerUnreadable,
  longestReceiveTime,
  readableAddress,
  registerJsonBody,
  registerReceiveTime,
} from "#server/platform/http/incoming-requests.ts";
import { openLogOutput } from "#server/platform/http/log-output.ts";
import { registerRateLimits } from "#server/platform/http/rate-limit.ts";
import { registerRequestLog } from "#server/platform/http/request-log.ts";
import { registerCors, registerSameOrigin, registerSecurityHeaders } from "#server/platform/http/security.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { maxRequestsPerSocket, protectSockets } from "#server/platform/http/sockets.ts";
import { registerStaticFiles } from "#server/platform/http/static-files.ts";
import { beginRequestTraces, traceRequests } from "#server/platform/tracing/request-traces.ts";
import { registerTraceRoutes } from "#server/platform/tracing/routes.ts";
import { registerCouponRoutes } from "#server/pricing/coupons/routes.ts";
import { registerOwnDataRoutes } from "#server/privacy/routes.ts";
import { registerReturnRoutes } from "#server/returns/routes.ts";
import { registerCdn } from "#server/scale-out/scale-out.ts";
import { registerDocumentation } from "#server/startup/api-document/register-documentation.ts";
import { registerCurrentTablet } from "#server/workshop/current-tablet.ts";
import { registerBackOffice } from "./back-office.ts";
import { registerCatalogRoutes } from "./catalog/routes.ts";
import { registerContactRoutes } from "./contact/routes.ts";
import { registerAgainRoutes } from "./orders/again/again-routes.ts";
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
    // An order of another client sends whole products with their related ones, some 64 kB a line; ours sends choices.
    bodyLimit: 384 * kibibyte,
    // `registerReceiveTime` has the time of a body; this one is of the largest files.
    requestTimeout: longestReceiveTime,
    http: { headersTimeout: 15_000 },
    maxRequestsPerSocket,
    // An order may wait five seconds for another one with its key.
    handlerTimeout: 10_000,
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
    clientErrorHandler: answerUnreadable,
    // A keep-alive client could not know of the shutdown: answer its request, then close the connection.
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    // A part of an address may be as long as a head: what it names is then not there.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  // The front, in the order in which a request meets it. Each step refuses what the later ones need not see, the
  // cheapest first, and needs those before it. Sockets come first, because nothing is answered on one that is cut. Then
  // comes what answers, logs and traces whatever is refused later. Load is shed before anybody asks the database who
  // sent a request, and limits count by sender. All of it stands before the first feature: guards and headers reach
  // only routes that are registered after them.
  protectSockets(app);
  await answerErrors(app, config, services);
  admit(app, services, readiness ?? whileDatabaseAnswers(services), workLimits);
  await identify(app, config, services);
  await limit(app, config, services, count);

  await registerDocumentation(app, services.shop);
  registerShop(app, config, services);
  registerBackOffice(app, services);
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

/** Traces and logs requests; all failures, also outside of routes, get the contract's error body and headers. */
async function answerErrors(app: ShopApp, config: Config, { metrics, traces }: Services): Promise<void> {
  app.decorate("traceStep", traces?.step ?? untraced);
  if (traces) beginRequestTraces(app, traces);
  registerReceiveTime(app);
  registerErrors(app);
  registerJsonBody(app);
  registerRequestLog(app, metrics);
  await registerSecurityHeaders(app);
  registerCdn(app, config);
  await registerCors(app, config.corsOrigins);
}

/** Nothing before the shop is prepared, and no more than can be finished soon. */
function admit(
  app: ShopApp,
  { metrics, traces }: Services,
  readiness: Readiness,
  workLimits: Record<WorkClass, WorkLimits>,
): void {
  registerHealth(app, readiness);
  registerOverloadProtection(app, workLimits, metrics);
  if (traces) traceRequests(app, traces);
}

/** From which site a request comes, and of which customer, member of staff or tablet it is. */
async function identify(app: ShopApp, config: Config, services: Services): Promise<void> {
  registerSameOrigin(app, config);
  registerCookieSecurity(app, config.publicOrigin);
  await registerCurrentUser(app, services);
  registerCurrentStaff(app, services);
  registerCurrentTablet(app, services.database);
  registerStaffGuard(app, config.publicOrigin);
}

/** Shoppers change nothing while the shop is closed, and nobody asks too often. */
async function limit(app: ShopApp, config: Config, services: Services, count?: Count): Promise<void> {
  registerMaintenance(app, services);
  await registerRateLimits(app, services, config.rateLimitFactor, count);
}

/** The calls of shoppers, and of what acts for them. */
function registerShop(app: ShopApp, config: Config, services: Services): void {
  registerDirectCalls(app);
  registerCatalogRoutes(app, services);
  registerSearchRoutes(app, services);
  registerReviewRoutes(app, services);
  registerCouponRoutes(app, services);
  registerDeliveryRoutes(app, services);
  registerOrderRoutes(app, services);
  registerOptionRoutes(app, services);
  registerTransferRoutes(app, services);
  registerReturnRoutes(app, services);
  registerConfirmationRoutes(app, services);
  registerMailOptOutRoutes(app, services);
  registerAgainRoutes(app, services);
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
  if (services.traces) registerTraceRoutes(app, services.traces);
  registerKeyedRoutes(app, services);
}

function whileDatabaseAnswers({ database }: Services): Readiness {
  const check = async () => {
    await read(database.pool)`select 1`;
  };
  return { isPrepared: () => true, check };
}
