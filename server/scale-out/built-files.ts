import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type pg from "pg";
import type { Database } from "#database/connect.ts";
import { deleteInBatches } from "#database/delete-in-batches.ts";
import { findProjectRoot } from "#database/project-root.ts";
import { type Executor, read, write } from "#database/query.ts";
import manifest from "#database/seeds/picture-manifest.json" with { type: "json" };
import { withTransaction } from "#database/transaction.ts";
import { hasCode } from "#server/platform/has-code.ts";
import { bytesOf, type CachedFile, isServable, readCached } from "#server/platform/http/cached-files.ts";
import { decompress } from "#server/platform/http/compress.ts";
import { etagOf } from "#server/platform/http/etag.ts";
import { type BuiltFiles, builtFolders } from "#server/platform/http/static-files.ts";
import { isSignatureOf, sign } from "#server/platform/secrets/signed-token.ts";

const worker = { address: "/service-worker.js", file: "dist/offline/service-worker.js" };

/** Pictures of goods are named by rows of the database, not by a build, and are most of all bytes. */
const productPictures = Object.values(manifest.products).flatMap((views) => views.map(({ base }) => base));

/** Bytes in memory for files that open tabs of the previous build request. */
const room = 16_000_000;
/** Some megabytes at once would be long on their way. */
const filesAtOnce = 25;

type Row = { address: string; content: Buffer; is_brotli: boolean; signature: string };
type Rows = {
  keyId: string;
  addresses: string[];
  contents: Buffer[];
  areBrotli: boolean[];
  signatures: string[];
};

function findPublished(executor: Executor, keyId: string, addresses: string[]) {
  return read(executor)<{ address: string }>`
    select address from built_files where key_id = ${keyId} and address = any (${addresses}::text[])`;
}

const readFiles = (executor: Executor, keyId: string, addresses: string[]) => read(executor)<Row>`
  select address, content, is_brotli, signature from built_files
  where key_id = ${keyId} and address = any (${addresses}::text[])`;

const insertFiles = (executor: Executor, rows: Rows) => write(executor)`
  insert into built_files (key_id, address, content, is_brotli, signature)
  select ${rows.keyId}, * from unnest(${rows.addresses}::text[], ${rows.contents}::bytea[],
    ${rows.areBrotli}::boolean[], ${rows.signatures}::text[])
  on conflict (address, key_id) do update
  set content = excluded.content, is_brotli = excluded.is_brotli, signature = excluded.signature, needed_at = now()`;

// One day is near enough, and a row is written once a day instead of with each start.
const stillNeed = (executor: Executor, keyId: string, addresses: string[]) => write(executor)`
  update built_files set needed_at = now()
  where key_id = ${keyId} and address = any (${addresses}::text[])
    and needed_at < now() - interval '1 day'`;

const deleteFile = (executor: Executor, keyId: string, address: string) => write(executor)`
  delete from built_files where key_id = ${keyId} and address = ${address}`;

/**
 * Lets each process of the shop serve the files of all builds: while one is exchanged for the next, a page of either
 * asks whichever process its request comes to, and a tab may stay open for days
 * (docs/decisions/076-rolling-deploys.md). Each file is signed with the secret key of the shop, so that write access to
 * the database alone does not allow script injection.
 */
export function createBuiltFiles(options: {
  pool: pg.Pool;
  secretKey: Buffer;
  log: { warn(facts: object, words: string): void };
  /** Folder of the project that is served. */
  root?: string;
}): BuiltFiles {
  const { pool, secretKey, log, root = findProjectRoot() } = options;
  // Of each key its own: files that were signed with another one are none of this shop's.
  const keyId = sign(secretKey, "key of built files", "");
  /** Addresses and paths of what was published: the folder may be another build's by now. */
  let own = new Map<string, string>();

  const toRow = (address: string, { content, brotli }: CachedFile): Row => {
    const unsigned = { address, content: brotli ?? content, is_brotli: brotli !== undefined };
    return { ...unsigned, signature: sign(secretKey, purpose, signedText(unsigned)) };
  };

  // In a transaction, which is tried again where it meets that of a process that publishes the same files.
  const insert = (rows: Row[]) =>
    withTransaction(pool, (client) =>
      insertFiles(client, {
        keyId,
        addresses: rows.map(({ address }) => address),
        contents: rows.map(({ content }) => content),
        areBrotli: rows.map(({ is_brotli }) => is_brotli),
        signatures: rows.map(({ signature }) => signature),
      }),
    );

  const publishFiles = async () => {
    const addresses = [...own.keys()];
    await withTransaction(pool, (client) => stillNeed(client, keyId, [...addresses, worker.address]));
    const there = new Set((await findPublished(pool, keyId, addresses)).map(({ address }) => address));
    const missing = [...own].filter(([address]) => !there.has(address));
    for (let begin = 0; begin < missing.length; begin += filesAtOnce) {
      const files = missing.slice(begin, begin + filesAtOnce);
      const rows = await Promise.all(
        files.map(async ([address, path]) => [address, await readCached(path)] as const),
      );
      await insert(rows.flatMap(([address, file]) => (file ? [toRow(address, file)] : [])));
    }
    return missing.length;
  };

  const readAll = async (addresses: string[]) => {
    const files = new Map<string, CachedFile>();
    for (const row of await readFiles(pool, keyId, addresses)) {
      const { address, content, is_brotli } = row;
      if (!isSignatureOf(secretKey, purpose, signedText(row), row.signature)) {
        log.warn({ address }, "a built file that this shop has not signed is deleted");
        await deleteFile(pool, keyId, address);
        continue;
      }
      const plain = is_brotli ? await decompress(content) : content;
      files.set(address, {
        content: plain,
        brotli: is_brotli ? content : undefined,
        etag: etagOf(plain),
      });
    }
    return files;
  };

  const lookUp = oneQuestionAtATime(readAll);
  const found = new LRUCache<string, CachedFile>({
    maxSize: room,
    sizeCalculation: bytesOf,
    fetchMethod: lookUp,
  });

  return {
    publish: async () => {
      own = await listFiles(root);
      await publishFiles();
      const script = await readCached(join(root, worker.file));
      if (script) await insert([toRow(worker.address, script)]);
    },
    keepPublished: publishFiles,
    find: (address) => found.fetch(address),
    findWorker: async () => (await lookUp(worker.address))?.content,
  };
}

const purpose = "built file";

function signedText({ address, content, is_brotli }: Omit<Row, "signature">): string {
  return `${address}\n${is_brotli}\n${createHash("sha256").update(content).digest("base64")}`;
}

/** The files of the build in `root` that change their name with their content: their addresses, and where they are. */
async function listFiles(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { prefix, folder } of builtFolders) {
    // In the same order everywhere, so that no two processes wait for each other's rows.
    for (const name of (await namesIn(join(root, folder))).sort()) {
      const isOfGoods = prefix === "/pictures/" && productPictures.some((base) => name.startsWith(base));
      if (isServable(name) && !isOfGoods) files.set(prefix + name, join(root, folder, name));
    }
  }
  return files;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}

/**
 * Batches all lookups that arrive meanwhile into the next query: any number of requests for missing files take one
 * connection and one statement at a time.
 */
function oneQuestionAtATime<Value>(
  askAll: (keys: string[]) => Promise<Map<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let waiting = new Set<string>();
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<Map<string, Value>> | undefined;
  const begin = () => {
    const keys = [...waiting];
    waiting = new Set();
    next = undefined;
    return askAll(keys);
  };
  return async (key) => {
    waiting.add(key);
    if (!next) {
      next = underWay.then(begin, begin);
      underWay = next;
    }
    return (await next).get(key);
  };
}

/** Of no build that runs or ran within the last week. */
export function deleteExpiredFiles(database: Pick<Database, "pool">): Promise<number> {
  return deleteInBatches(database, "built_files", sql`needed_at < now() - interval '8 days'`);
}
