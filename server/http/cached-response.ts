import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptsBrotli, compressOnce, varyByEncoding } from "./compress.ts";
import { etagOf, hasAlready } from "./etag.ts";

/** A response as bytes, JSON unless its type says otherwise; sent as it is. */
export class CachedResponse {
  readonly #content: Buffer;
  readonly #type: string;
  readonly #etag: string;
  /** Made when somebody reads it: most answers are asked for by the shop's own pages alone, which read them as they are. */
  #compressed: Promise<Buffer | undefined> | undefined;
  /** What `#compressed` came to. */
  #brotli: Buffer | undefined;

  constructor(content: Buffer, type = "application/json; charset=utf-8") {
    this.#content = content;
    this.#type = type;
    this.#etag = etagOf(content);
  }

  /** Sends the form that the client reads. */
  send(request: FastifyRequest, reply: FastifyReply): void {
    reply.header("content-type", this.#type);
    varyByEncoding(reply);
    if (request.method === "GET") {
      reply.header("etag", this.#etag).header("cache-control", "public, max-age=0, must-revalidate");
      if (hasAlready(request, this.#etag)) return void reply.code(304).send();
    }
    if (!acceptsBrotli(request)) reply.send(this.#content);
    else if (this.#brotli) sendCompressed(reply, this.#brotli);
    else
      this.#compress().then(
        (brotli) => (brotli ? sendCompressed(reply, brotli) : reply.send(this.#content)),
        (error: unknown) => reply.send(error),
      );
  }

  #compress(): Promise<Buffer | undefined> {
    this.#compressed ??= compressOnce(this.#content).then((brotli) => {
      this.#brotli = brotli;
      return brotli;
    });
    return this.#compressed;
  }
}

function sendCompressed(reply: FastifyReply, brotli: Buffer): FastifyReply {
  return reply.header("content-encoding", "br").send(brotli);
}
