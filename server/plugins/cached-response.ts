import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptsBrotli, varyByEncoding } from "./compress.ts";
import { etagOf, hasAlready } from "./etag.ts";

/** A response as bytes, JSON unless its type says otherwise, compressed when it was made; sent as it is. */
export class CachedResponse {
  readonly #content: Buffer;
  readonly #brotli: Buffer | undefined;
  readonly #type: string;
  readonly #etag: string;

  constructor(content: Buffer, brotli: Buffer | undefined, type = "application/json; charset=utf-8") {
    this.#content = content;
    this.#brotli = brotli;
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
    if (this.#brotli && acceptsBrotli(request)) reply.header("content-encoding", "br").send(this.#brotli);
    else reply.send(this.#content);
  }
}
