import type { FastifyReply, FastifyRequest } from "fastify";
import { compressOnce, sendCompressed, varyByEncoding } from "../http/compress.ts";
import { etagOf, hasAlready } from "../http/etag.ts";
import { dependsOn, isInProcess } from "../http/sender.ts";
import { anyProduct } from "./versioned-cache.ts";

const tagsOfReplies = new WeakMap<FastifyReply, readonly string[]>();

/** Says that an answer is the same for everyone, and what it depends on. */
export function addCacheTags(reply: FastifyReply, tags: readonly string[]): void {
  tagsOfReplies.set(reply, tags);
}

export function tagsOf(reply: FastifyReply): readonly string[] | undefined {
  return tagsOfReplies.get(reply);
}

/** Bytes of a cached response beside its content: key, tags and the objects around them. */
const overhead = 1_500;

export class CachedResponse {
  readonly tags: readonly string[];
  readonly #content: Buffer;
  readonly #type: string;
  readonly #etag: string;
  /**
   * Made when somebody reads it: most answers are asked for by the shop's own pages alone, which read them as they are.
   */
  #compressed: Promise<Buffer | undefined> | undefined;
  #brotli: Buffer | undefined;
  /** Read again with the next page or two, and given up where memory is wanted. */
  #read: WeakRef<object> | undefined;

  constructor(
    content: Buffer,
    {
      type = "application/json; charset=utf-8",
      tags = [anyProduct],
    }: { type?: string; tags?: readonly string[] } = {},
  ) {
    this.#content = content;
    this.#type = type;
    this.tags = tags;
    this.#etag = etagOf(content);
  }

  get bytes(): number {
    return Math.ceil(this.#content.length * 1.3) + overhead;
  }

  /** Its JSON, parsed once and shared, hence immutable. */
  read(): unknown {
    const known = this.#read?.deref();
    if (known) return known;
    const value: unknown = JSON.parse(this.#content.toString());
    if (isObject(value)) this.#read = new WeakRef(freezeWhole(value));
    return value;
  }

  /** Sends the form that the client reads. */
  send(request: FastifyRequest, reply: FastifyReply): void {
    reply.header("content-type", this.#type);
    if (isInProcess(request)) reply.header(dependsOn, this.tags.map(encodeURIComponent).join(" "));
    varyByEncoding(reply);
    if (request.method === "GET" || request.method === "HEAD") {
      addCacheTags(reply, this.tags);
      reply.header("etag", this.#etag).header("cache-control", "public, max-age=0, must-revalidate");
      if (hasAlready(request, this.#etag)) return void reply.code(304).send();
    }
    const send = (brotli: Buffer | undefined) => {
      if (brotli) sendCompressed(request, reply, { brotli, plain: () => this.#content });
      else reply.send(this.#content);
    };
    if (this.#brotli || request.headers["accept-encoding"] === undefined) send(this.#brotli);
    else this.#compress().then(send, (error: unknown) => reply.send(error));
  }

  #compress(): Promise<Buffer | undefined> {
    this.#compressed ??= compressOnce(this.#content).then((brotli) => {
      this.#brotli = brotli;
      return brotli;
    });
    return this.#compressed;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function freezeWhole(value: object): object {
  for (const part of Object.values(value)) if (isObject(part)) freezeWhole(part);
  return Object.freeze(value);
}
