import type { FastifyReply } from "fastify";
import type { Endpoint } from "#contract/http/endpoint.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import * as contract from "#contract/workshop/tablets.ts";
import { type CallAnswer, mountCall, type SentCall } from "#server/platform/http/mount.ts";
import { sendTooManyError } from "#server/platform/http/rate-limit.ts";
import { sendFieldError } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountBeforeLogin } from "#server/staff/mount-for-staff.ts";
import { clearTurnToken, renewDeviceToken, setDeviceToken, setTurnToken } from "./current-tablet.ts";
import { listJobs } from "./list-jobs.ts";
import { moveWork } from "./move-work.ts";
import { readTickets, readWorkDay } from "./read-jobs.ts";
import { enrolDevice } from "./tablet-devices.ts";
import { beginTurn, endTurn, listTabletStaff, type TabletSession } from "./tablet-turns.ts";

type TabletCall<E extends Endpoint> = SentCall<E> & { bench: TabletSession };
type Worker = NonNullable<TabletSession["worker"]>;

export function registerTabletRoutes(app: ShopApp, { database, shop }: Services): void {
  const { pool } = database;

  mountBeforeLogin(app, contract.enrol, ["enrolDevice"], async ({ body, request, reply }) => {
    const token = await enrolDevice(pool, body.code);
    const sentence = reason("DEVICE_CODE_WRONG");
    if (token === undefined) return sendFieldError(reply, "WRONG_CODE", "code", sentence);
    setDeviceToken(request, reply, token);
    return { message: "This tablet is connected" };
  });

  mountOnDevice(app, contract.getTablet, async ({ bench, request, reply }) => {
    renewDeviceToken(request, reply);
    const { workshopLanguage: language } = shop;
    return {
      device: bench.device,
      language,
      people: await listTabletStaff(pool),
      worker: bench.worker ?? null,
    };
  });

  mountOnDevice(app, contract.begin, async ({ bench, body, request, reply }) => {
    const result = await beginTurn({ app, pool }, bench.deviceId, body);
    switch (result.outcome) {
      case "too-many":
        return sendTooManyError(reply, result.seconds);
      case "locked":
        return sendPinError(reply, reason("PIN_LOCKED"));
      case "wrong":
        return sendPinError(reply, wrongPin(result.left));
      case "begun":
        setTurnToken(request, reply, result.token);
        return { worker: result.worker };
    }
  });

  mountOnDevice(app, contract.leave, async ({ bench, request, reply }) => {
    await endTurn(pool, bench.deviceId);
    clearTurnToken(request, reply);
    return { message: "No one is at work here" };
  });

  mountForTablet(app, contract.listTabletJobs, ({ query }) => listJobs(database, query));

  mountForTablet(app, contract.getTabletTickets, async ({ query }) => ({
    jobs: await readTickets(pool, query.ids),
    language: shop.workshopLanguage,
  }));

  mountForTablet(app, contract.getTabletDay, async ({ query }) => ({
    ...(await readWorkDay(pool, query.day)),
    language: shop.workshopLanguage,
  }));

  // Questions stand on the ticket.
  mountForTablet(app, contract.setTabletStage, async ({ body, worker }) => ({
    isChanged:
      (await moveWork({ pool, staff: worker }, [body.id], body.stage, { acknowledged: "all" })).changed === 1,
  }));
}

function wrongPin(left: number): EncodedReason {
  if (left === 0) return reason("PIN_LOCKED_NOW");
  return left === 1 ? reason("PIN_WRONG_ONE_TRY_LEFT") : reason("PIN_WRONG", { left });
}

function sendPinError(reply: FastifyReply, sentence: EncodedReason): FastifyReply {
  return sendFieldError(reply, "WRONG_CODE", "pin", sentence);
}

function mountOnDevice<E extends Endpoint>(
  app: ShopApp,
  endpoint: E,
  handler: (call: TabletCall<E>) => CallAnswer<E>,
): void {
  mountGuarded(app, endpoint, "workshop device", handler);
}

function mountForTablet<E extends Endpoint>(
  app: ShopApp,
  endpoint: E,
  handler: (call: TabletCall<E> & { worker: Worker }) => CallAnswer<E>,
): void {
  mountGuarded(app, endpoint, "at the bench", (call) => {
    const { worker } = call.bench;
    if (!worker) throw new Error(`${endpoint.path} was reached without a user at work.`);
    return handler({ ...call, worker });
  });
}

function mountGuarded<E extends Endpoint>(
  app: ShopApp,
  endpoint: E,
  staff: "workshop device" | "at the bench",
  handler: (call: TabletCall<E>) => CallAnswer<E>,
): void {
  const options = {
    limits: ["backOffice"],
    guards: [],
    config: { staff, work: "signedIn" },
    isHidden: true,
  } as const;
  mountCall(app, endpoint, options, async (call) => {
    const bench = await app.findBench(call.request);
    if (!bench) throw new Error(`${endpoint.path} was reached without a guard.`);
    return handler({ ...call, bench });
  });
}
