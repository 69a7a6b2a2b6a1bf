import { setTimeout as sleep } from "node:timers/promises";
import type { S3mini } from "s3mini";
import {
  filesInFolder,
  isUploadName,
  type PictureFiles,
  pictureTypeOf,
} from "#server/pictures/picture-files.ts";
import { uploadFolderOf } from "#server/pictures/picture-folders.ts";
import type { BucketAccount, Config } from "#server/platform/config.ts";
import type { FailureWatch } from "#server/platform/jobs/health-reporter.ts";

/** Milliseconds for one answer of the store, and between two questions. */
const timeout = 3_000;
const pauses = [100, 400];

/** The store did not do what it was asked: it is away, overloaded, or does not let us in. A 503 for who waits. */
export class BucketError extends Error {
  override readonly name = "BucketError";
  readonly statusCode = 503;
  readonly code: string;

  constructor(cause: unknown) {
    super("The bucket of the pictures cannot be used.", { cause });
    this.code = codeOf(cause);
  }
}

const prefix = "uploads/";

/** For callers that report failures themselves. */
const unwatched: FailureWatch = { met: () => {}, over: () => {} };

/** Under `uploads/`. Failed calls are repeated twice, then a BucketError, which `watch` receives. */
export function filesInBucket(account: BucketAccount, watch: FailureWatch = unwatched): PictureFiles {
  let client: Promise<S3mini> | undefined;

  async function ask<Answer>(work: (bucket: S3mini) => Promise<Answer>): Promise<Answer> {
    client ??= connectBucket(account);
    const bucket = await client;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await work(bucket);
        watch.over();
        return answer;
      } catch (error) {
        const pause = pauses[attempt];
        if (pause === undefined || !isWorthAnotherTry(error)) {
          const failure = new BucketError(error);
          watch.met(failure);
          throw failure;
        }
        await sleep(pause);
      }
    }
  }

  return {
    read: async (name) => {
      const content = await ask((bucket) => bucket.getObjectArrayBuffer(prefix + name));
      return content === null ? undefined : Buffer.from(content);
    },
    write: async (name, content) => {
      await ask((bucket) => bucket.putObject(prefix + name, content, pictureTypeOf(name)));
    },
    remove: async (name) => {
      await ask((bucket) => bucket.deleteObject(prefix + name));
    },
    list: async () => {
      const objects = (await ask((bucket) => bucket.listObjects("/", prefix))) ?? [];
      return objects.map(({ Key, LastModified }) => ({
        name: Key.slice(prefix.length),
        at: new Date(LastModified).getTime(),
      }));
    },
  };
}

async function connectBucket({ endpoint, bucket, ...rest }: BucketAccount): Promise<S3mini> {
  const { S3mini } = await import("s3mini");
  return new S3mini({ ...rest, endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: timeout });
}

/**
 * Before the shop opens: says that the bucket does not answer, which may be over soon, and throws a sentence where the
 * store answers that there is none, or that these keys may not write to it.
 */
export async function tryBucket(
  account: BucketAccount | undefined,
  say: (line: string) => void,
): Promise<void> {
  if (account === undefined) return;
  const at = `${account.bucket} at ${new URL(account.endpoint).host}`;
  const bucket = await connectBucket(account);
  const trial = `${prefix}trial`;
  try {
    await bucket.putObject(trial, "written at each start");
    await bucket.deleteObject(trial);
  } catch (error) {
    const code = codeOf(error);
    if (isRefusal(error))
      throw new Error(`S3_BUCKET cannot be used: the store refuses ${at} (${code}). See docs/settings.md.`);
    say(
      `The bucket ${at} cannot be used yet (${code}); until it can, pictures can be neither shown nor uploaded.`,
    );
  }
}

/**
 * Moves the pictures that are still in the data folder into the bucket, of a shop that had none before, or was
 * restored. Those of which the bucket has not said that it has them stay, and are moved by the next start.
 */
export async function moveIntoBucket(
  { bucket: account, dataDir }: Pick<Config, "bucket" | "dataDir">,
  say: (line: string) => void,
): Promise<void> {
  if (account === undefined) return;
  const here = filesInFolder(uploadFolderOf(dataDir));
  const bucket = filesInBucket(account);
  const names = (await here.list()).map(({ name }) => name).filter((name) => isUploadName(name));
  try {
    for (const name of names) {
      const content = await here.read(name);
      if (content) await bucket.write(name, content);
      await here.remove(name);
    }
    if (names.length > 0) say(`Moved ${names.length} files of pictures into the bucket.`);
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    say(
      `Pictures of the data folder cannot be moved into the bucket yet (${error.code}): the next start tries again.`,
    );
  }
}

/** Those of the client's errors that came as an answer have the status. */
function statusOf(error: unknown): number | undefined {
  return error instanceof Error && "status" in error && typeof error.status === "number"
    ? error.status
    : undefined;
}

function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** One that was silent for the whole time would be silent again, and somebody waits. */
function isWorthAnotherTry(error: unknown): boolean {
  return !isRefusal(error) && !(error instanceof Error && error.name === "TimeoutError");
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  const { serviceCode, code } = error as { serviceCode?: unknown; code?: unknown };
  const cause = error.cause instanceof Error ? codeOf(error.cause) : undefined;
  const status = statusOf(error);
  const known = [serviceCode, code, cause].find((each) => typeof each === "string" && each !== "");
  return typeof known === "string" ? known : status === undefined ? error.name : `status ${status}`;
}
