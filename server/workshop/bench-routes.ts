import type { FastifyReply } from "fastify";
import * as contract from "#contract/back-office/bench.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { dayInKarachi } from "#contract/karachi-time.ts";
import { type CallAnswer, mountCall, type SentCall } from "../plugins/mount-call.ts";
import { refuseTooMany } from "../plugins/rate-limit.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { mountBeforeLogin } from "../staff/mount-for-staff.ts";
import { type BenchState, beginTurn, endTurn, listBenchPeople } from "./bench-turns.ts";
import { clearTurnToken, renewDeviceToken, setDeviceToken, setTurnToken } from "./current-bench.ts";
import { cuttingList } from "./cutting-list.ts";
import { embroideryList } from "./embroidery-list.ts";
import { listJobs } from "./list-jobs.ts";
import { moveWork } from "./move-work.ts";
import { readTickets, readWorkDay } from "./read-jobs.ts";
import { enrolDevice } from "./workshop-devices.ts";

type BenchCall<E extends Endpoint> = SentCall<E> & { bench: BenchState };
type Worker = NonNullable<BenchState["worker"]>;

/** What a tablet of the workshop may do: tickets and the steps of the work, and nothing else of the shop. */
export function registerBenchRoutes(app: ShopApp, { database }: Services): void {
  const { pool } = database;

  mountBeforeLogin(app, contract.enrol, ["enrolDevice"], async ({ body, request, reply }) => {
    const token = await enrolDevice(pool, body.code);
    const sentence = "This code is wrong, used or too old. Ask the owner for another one.";
    if (token === undefined) return refuse(reply, "WRONG_CODE", sentence, { fields: { code: sentence } });
    setDeviceToken(request, reply, token);
    return { message: "This tablet is let in" };
  });

  mountOnDevice(app, contract.getBench, async ({ bench, request, reply }) => {
    renewDeviceToken(request, reply);
    return { device: bench.device, people: await listBenchPeople(pool), worker: bench.worker ?? null };
  });

  mountOnDevice(app, contract.begin, async ({ bench, body, request, reply }) => {
    const result = await beginTurn({ app, pool }, bench.deviceId, body);
    switch (result.outcome) {
      case "too-many":
        return refuseTooMany(reply, result.seconds);
      case "locked":
        return refusePin(reply, "This PIN is locked after too many wrong ones. The owner unlocks it.");
      case "wrong":
        return refusePin(reply, wrongPin(result.left));
      case "begun":
        setTurnToken(request, reply, result.token);
        return { worker: result.worker };
    }
  });

  mountOnDevice(app, contract.leave, async ({ bench, request, reply }) => {
    await endTurn(pool, bench.deviceId);
    clearTurnToken(request, reply);
    return { message: "Nobody is at work here" };
  });

  mountAtBench(app, contract.listBenchJobs, ({ query }) => listJobs(database, query));

  mountAtBench(app, contract.getBenchTickets, async ({ query }) => ({
    jobs: await readTickets(pool, query.ids),
  }));

  mountAtBench(app, contract.getBenchDay, async ({ query }) => {
    const day = query.day ?? dayInKarachi(new Date());
    const jobs = await readWorkDay(pool, day);
    return { day, orders: jobs.length, cutting: cuttingList(jobs), embroidery: embroideryList(jobs) };
  });

  mountAtBench(app, contract.setBenchStage, async ({ body, worker }) => ({
    isChanged: (await moveWork({ pool, staff: worker }, [body.id], body.stage)) === 1,
  }));
}

function wrongPin(left: number): string {
  if (left === 0) return "Wrong PIN. It is locked now: the owner unlocks it.";
  return left === 1 ? "Wrong PIN. One more try." : `Wrong PIN. ${left} more tries.`;
}

function refusePin(reply: FastifyReply, sentence: string): FastifyReply {
  return refuse(reply, "WRONG_CODE", sentence, { fields: { pin: sentence } });
}

/** Registers a call of every tablet that was let in. */
function mountOnDevice<E extends Endpoint>(
  app: ShopApp,
  endpoint: E,
  handler: (call: BenchCall<E>) => CallAnswer<E>,
): void {
  mountGuarded(app, endpoint, "workshop device", handler);
}

/** Registers a call of a tablet with somebody at work. */
function mountAtBench<E extends Endpoint>(
  app: ShopApp,
  endpoint: E,
  handler: (call: BenchCall<E> & { worker: Worker }) => CallAnswer<E>,
): void {
  mountGuarded(app, endpoint, "at the bench", (call) => {
    const { worker } = call.bench;
    if (!worker) throw new Error(`${endpoint.path} was reached with nobody at work.`);
    return handler({ ...call, worker });
  });
}

function mountGuarded<E extends Endpoint>(
  app: ShopApp,
  endpoint: E,
  staff: "workshop device" | "at the bench",
  handler: (call: BenchCall<E>) => CallAnswer<E>,
): void {
  const options = { limits: ["backOffice"], guards: [], config: { staff }, isHidden: true } as const;
  mountCall(app, endpoint, options, async (call) => {
    const bench = await app.findBench(call.request);
    if (!bench) throw new Error(`${endpoint.path} was reached without a guard.`);
    return handler({ ...call, bench });
  });
}
