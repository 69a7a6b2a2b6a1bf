import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type Sent = { method: string; path: string; headers: Record<string, string>; body?: string };

export function asJson(path: string, body: unknown, headers: Record<string, string> = {}): Sent {
  const text = JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  return {
    method: "POST",
    path,
    headers: { "content-type": "application/json", "content-length": length, ...headers },
    body: text,
  };
}

export type Kind = {
  name: string;
  /** Of all requests, from 0 to 1. */
  share: number;
  next: () => Sent;
};

/** The outcome of a request; status 0 for a broken connection. */
export type Outcome = { name: string; status: number; ms: number; retryAfter: boolean };

/** Timeout of a request, in milliseconds. */
const longestWait = 20_000;

/** The most connections that a proxy holds open. */
const connections = 256;

const probe: Kind = {
  name: "probe",
  share: 0,
  next: () => ({ method: "GET", path: "/healthz", headers: {} }),
};

/**
 * Open-loop load: sends a fixed number of requests a second, independent of the responses, over connections that are
 * already open, as from a proxy, because a busy server is slow to accept new ones.
 */
export async function fireOpenLoop(
  origin: string,
  kinds: readonly Kind[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  await Promise.all(Array.from({ length: connections }, () => send(origin, probe, agent)));
  const begun = performance.now();
  const underWay: Promise<Outcome>[] = [];
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - begun) / 1_000) {
    while (underWay.length < elapsed * perSecond) underWay.push(send(origin, pick(kinds), agent));
    await sleep(2);
  }
  const outcomes = await Promise.all(underWay);
  agent.destroy();
  return outcomes;
}

/** Closed-loop load: each client sends its next request after the response. Gives the maximum throughput. */
export async function fireClosedLoop(
  origin: string,
  kinds: readonly Kind[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const until = performance.now() + seconds * 1_000;
  const outcomes: Outcome[] = [];
  const client = async () => {
    while (performance.now() < until) outcomes.push(await send(origin, pick(kinds), agent));
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return outcomes;
}

function pick(kinds: readonly Kind[]): Kind {
  let left = Math.random();
  for (const kind of kinds) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  const [first] = kinds;
  if (!first) throw new Error("There is nothing to send.");
  return first;
}

/** Sends one request over a connection of `agent`. */
export function send(
  origin: string,
  { name, next }: Pick<Kind, "name" | "next">,
  agent: Agent,
): Promise<Outcome> {
  const { method, path, headers, body } = next();
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, retryAfter = false) =>
      resolve({ name, status, ms: performance.now() - begun, retryAfter });
    const sent = request(origin + path, { method, headers, agent, timeout: longestWait }, (response) => {
      response.resume();
      response.on("end", () => end(response.statusCode ?? 0, "retry-after" in response.headers));
      response.on("error", () => end(0));
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => end(0));
    sent.end(body);
  });
}
