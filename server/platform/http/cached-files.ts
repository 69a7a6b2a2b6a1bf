import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { hasCode } from "../has-code.ts";
import { sendCompressed, varyByEncoding } from "./compress.ts";
import { etagOf, hasAlready } from "./etag.ts";

export type CachedFile = { content: Buffer; brotli: Buffer | undefined; etag: string };

/** Bytes: all scripts and styles, and the pictures that are asked for most. */
const room = 48_000_000;

const types = new Map(
  Object.entries({
    ".avif": "image/avif",
    ".css": "text/css; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
  }),
);

/** A file in the folder itself: no way leads out of it. Longer names are not even looked for by a file system. */
const plainName = /^[\w-][\w.-]{0,199}$/;

export type SendFile = (name: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const kept = new LRUCache<string, CachedFile>({
  maxSize: room,
  sizeCalculation: bytesOf,
  fetchMethod: readCached,
});

/**
 * Sends the files of `folder` from memory, compressed where the build made a twin (`.br`), then what `findElsewhere`
 * has, and 404 for what is none of them. For files that never change while the shop is open. A first visit asks for
 * thirty; opening one each time is four trips to Node's file threads, which took longer than all the rest of the
 * request.
 */
export function serveFiles(
  folder: string,
  setHeaders: (reply: FastifyReply) => void,
  findElsewhere: (name: string) => Promise<CachedFile | undefined> = async () => undefined,
): SendFile {
  return async (name, request, reply) => {
    const type = types.get(extname(name));
    const file = isServable(name)
      ? ((await kept.fetch(join(folder, name))) ?? (await findElsewhere(name)))
      : undefined;
    if (!type || !file) {
      reply.callNotFound();
      return reply;
    }
    setHeaders(reply);
    reply.header("etag", file.etag).type(type);
    if (file.brotli) varyByEncoding(reply);
    if (hasAlready(request, file.etag)) return reply.code(304).send();
    if (!file.brotli) return reply.send(file.content);
    sendCompressed(request, reply, { brotli: file.brotli, plain: () => file.content });
    return reply;
  };
}

/** Whether a file of this name may be sent: one of its folder itself, and of a kind that pages are made of. */
export function isServable(name: string): boolean {
  return plainName.test(name) && types.has(extname(name));
}

export function bytesOf({ content, brotli }: CachedFile): number {
  return content.length + (brotli?.length ?? 0);
}

export async function readCached(path: string): Promise<CachedFile | undefined> {
  const content = await readIfThere(path);
  if (content === undefined) return undefined;
  return { content, brotli: await readIfThere(`${path}.br`), etag: etagOf(content) };
}

/** That a file cannot be opened just now does not make it one that is not there. */
async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}
