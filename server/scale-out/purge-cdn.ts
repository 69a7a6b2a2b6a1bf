import { type Executor, readFirst, write, writeFirst } from "#database/query.ts";
import { everything } from "#server/platform/cache/catalog-version.ts";
import type { PurgeTarget } from "#server/platform/cache/cdn-settings.ts";
import { anyProduct } from "#server/platform/cache/versioned-cache.ts";
import type { FailureWatch } from "#server/platform/jobs/health-reporter.ts";
import { pollForever } from "#server/platform/jobs/poll-forever.ts";
import { withDeadline } from "#server/platform/jobs/with-deadline.ts";
import { keyOf, wholeShop } from "./cdn-headers.ts";

type PurgeOptions = {
  executor: Executor;
  target: PurgeTarget;
  /** Stands for the program that makes the pages: another one has the CDN forget all of them. */
  release: string;
  watch: FailureWatch;
  secondAfter?: number;
  interval?: number;
};

/** Longer than an answer takes (`handlerTimeout`) and any process to follow a change. */
const defaultSecondAfter = 12;
const defaultInterval = 500;

/** Milliseconds for one batch of purges: less than the 30 seconds that a claim lasts. */
const timeout = 20_000;

/** So many keys go in one request: CDNs take 30 to 256. */
const keysAtOnce = 30;
/** Of more than that everything is forgotten. */
const mostKeys = 300;

/** Seconds until the next try, by how many have failed; then as the last. */
const patience = [1, 2, 5, 15, 60];

type Claim = {
  release: string;
  version: number;
  told: number | null;
  toldTwice: number | null;
  secondTo: number | null;
  isSecondDue: boolean;
  failures: number;
};

const noteRelease = (executor: Executor, release: string) => write(executor)`
  update cdn_purge set release = ${release}, told = null, told_twice = null, second_to = null, second_at = null,
    due_at = now()
  where release <> ${release}`;

const claim = (executor: Executor) => writeFirst(executor)<Claim>`
  update cdn_purge set due_at = now() + interval '30 seconds' from catalog_version
  where due_at <= now() and (told is null or told < version or second_at <= now())
  returning release, version, told, told_twice as "toldTwice", second_to as "secondTo",
    coalesce(second_at <= now(), false) as "isSecondDue", failures`;

type Done = {
  release: string;
  told: number;
  toldTwice: number | null;
  secondTo: number | null;
  wait: number | null;
};

const noteDone = (executor: Executor, done: Done) => write(executor)`
  update cdn_purge set told = ${done.told}::bigint, told_twice = ${done.toldTwice}::bigint,
    second_to = ${done.secondTo}::bigint,
    second_at = case when ${done.secondTo}::bigint is not null
      then coalesce(now() + make_interval(secs => ${done.wait}::float8), second_at) end,
    failures = 0, due_at = now()
  where release = ${done.release}`;

const noteFailed = (executor: Executor, wait: number) => write(executor)`
  update cdn_purge set failures = failures + 1, due_at = now() + make_interval(secs => ${wait}::float8)`;

const isPurged = (executor: Executor) => readFirst(executor)<{ purged: boolean }>`
  select failures = 0 as purged from cdn_purge`;

/** The CDN may still serve stale content; `reason` says why it was not purged. */
class CdnPurgeError extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`The CDN was not told what has changed: ${reason}.`);
    this.reason = reason;
  }
}

/**
 * Purges changes from a CDN at once and again a while later, because a stale response rendered during the first purge
 * may have reached it afterwards. Of any number of processes on one database, one purges. Gives the function that stops
 * it.
 */
export function purgeCdn({ executor, target, release, watch, ...times }: PurgeOptions): () => Promise<void> {
  const { secondAfter = defaultSecondAfter, interval = defaultInterval } = times;
  const cut = new AbortController();
  let isReleaseNoted = false;
  let isFailing = false;

  const work = async (): Promise<boolean> => {
    if (!isReleaseNoted) await noteRelease(executor, release);
    isReleaseNoted = true;
    const claimed = await claim(executor);
    if (!claimed) {
      // Another process may have purged it since.
      if (!isFailing || (await isPurged(executor))?.purged) watch.over();
      return false;
    }
    try {
      const keys = await changedKeys(executor, claimed);
      await withDeadline(cut.signal, timeout, (signal) => tellKeys(target, keys, signal));
    } catch (error) {
      const wait = patience[Math.min(claimed.failures, patience.length - 1)] ?? 0;
      await noteFailed(executor, wait);
      throw error;
    }
    await noteDone(executor, afterTold(claimed, secondAfter));
    watch.over();
    isFailing = false;
    return true;
  };

  const stop = pollForever({
    interval,
    next: () =>
      work().catch((error: unknown) => {
        isFailing = true;
        watch.met(error);
        throw error;
      }),
  });
  return async () => {
    cut.abort();
    await stop();
  };
}

async function changedKeys(executor: Executor, claimed: Claim): Promise<string[]> {
  const { version, told, toldTwice, secondTo, isSecondDue } = claimed;
  const spans = [[told, version], ...(isSecondDue ? [[toldTwice, secondTo]] : [])];
  const keys = new Set<string>([anyProduct]);
  for (const [from, to] of spans) {
    if (from === null || from === undefined || to === null || to === undefined) return [wholeShop];
    const changes = await readFirst(executor)<{ noted: number; tags: string[] | null }>`
      select count(distinct version)::integer as noted, array_agg(distinct tag) as tags from catalog_changes
      where version > ${from}::bigint and version <= ${to}::bigint`;
    const tags = changes?.tags ?? [];
    // Old changes are not retained, such as after a long outage of the CDN.
    const hasGap = (changes?.noted ?? 0) < to - from;
    if (hasGap || tags.includes(everything)) return [wholeShop];
    for (const tag of tags) keys.add(keyOf(tag));
  }
  return keys.size > mostKeys ? [wholeShop] : [...keys];
}

function afterTold(claimed: Claim, secondAfter: number): Done {
  const { release, version, toldTwice, secondTo, isSecondDue } = claimed;
  const twice = isSecondDue ? secondTo : toldTwice;
  const begins = (isSecondDue || secondTo === null) && version !== twice;
  return {
    release,
    told: version,
    toldTwice: twice,
    secondTo: begins ? version : isSecondDue ? null : secondTo,
    wait: begins ? secondAfter : null,
  };
}

/** The form of Fastly in the header, that of Cloudflare in the body. */
async function tellKeys({ url, header }: PurgeTarget, keys: string[], signal: AbortSignal): Promise<void> {
  for (let first = 0; first < keys.length; first += keysAtOnce) {
    const tags = keys.slice(first, first + keysAtOnce);
    const response = await fetch(url, {
      method: "POST",
      redirect: "error",
      headers: {
        "content-type": "application/json",
        "surrogate-key": tags.join(" "),
        ...(header && { [header.name]: header.value }),
      },
      body: JSON.stringify({ tags }),
      signal,
    }).catch((error: unknown) => {
      throw new CdnPurgeError(reasonOf(error));
    });
    await response.body?.cancel();
    if (!response.ok) throw new CdnPurgeError(`HTTP ${response.status}`);
  }
}

/** As a code: errors of the network quote addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  if (cause instanceof Error && "code" in cause && typeof cause.code === "string") return cause.code;
  return error.name;
}
