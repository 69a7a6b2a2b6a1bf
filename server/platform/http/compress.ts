import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ownBytes } from "./own-bytes.ts";

const compress = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
/** For the few that do not read Brotli. */
export const decompress = promisify(brotliDecompress);

/** Below this many bytes a compressed answer is hardly smaller. */
const worthCompressing = 1_000;

/** On our pages 7 takes two to five times as long for 1.5 percent less. */
const quickly = 5;
/**
 * Fifty times as long for 12 percent less, so that the list and the first page fit into the first round trip of a
 * connection.
 */
const thoroughly = 11;

export async function compressOnce(content: Buffer): Promise<Buffer | undefined> {
  if (content.length < worthCompressing) return undefined;
  return compressAt(quickly, content);
}

/** A Brotli form made smaller, for what is sent often. Takes a core for some 200 ms a page, beside the requests. */
export async function compressBetter(brotli: Buffer): Promise<Buffer> {
  return compressAt(thoroughly, await decompress(brotli));
}

async function compressAt(quality: number, content: Buffer): Promise<Buffer> {
  const compressed = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
    },
  });
  return ownBytes(compressed);
}

/**
 * The binary logarithm of the smallest window that sees all of the content (RFC 7932 section 9.1: it holds 16 bytes
 * less). For the usual one, made for 4 MB, each page has a buffer of eight filled, which costs a fifth of the pages a
 * second.
 */
function windowFor(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants;
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(length + 16))));
}

/** RFC 9110 section 12.5.3: a `q=0` refuses an encoding. */
const accepted = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
};

function accepts(request: FastifyRequest, encoding: keyof typeof accepted): boolean {
  return accepted[encoding].test(request.headers["accept-encoding"] ?? "");
}

const gzipForms = new WeakMap<Buffer, Promise<Buffer>>();

/**
 * Sends the smallest form that the client reads. The gzip form is made once and lives as long as the Brotli form: few
 * ask for it, such as caches that normalise the header, and browsers without TLS.
 */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { brotli, plain }: { brotli: Buffer; plain: () => Buffer | Promise<Buffer> },
): void {
  if (accepts(request, "br")) return void reply.header("content-encoding", "br").send(brotli);
  const isForGzip = accepts(request, "gzip");
  Promise.resolve(isForGzip ? gzipOf(brotli, plain) : plain()).then(
    (content) => {
      if (isForGzip) reply.header("content-encoding", "gzip");
      reply.send(content);
    },
    (error: unknown) => reply.send(error),
  );
}

function gzipOf(brotli: Buffer, plain: () => Buffer | Promise<Buffer>): Promise<Buffer> {
  const known = gzipForms.get(brotli);
  if (known) return known;
  const made = Promise.resolve(plain()).then(async (content) => ownBytes(await compressWithGzip(content)));
  gzipForms.set(brotli, made);
  return made;
}

export function varyByEncoding(reply: FastifyReply): void {
  const already = reply.getHeader("vary");
  reply.header("vary", already === undefined ? "accept-encoding" : `${already}, accept-encoding`);
}
