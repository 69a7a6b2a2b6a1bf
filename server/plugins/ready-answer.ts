import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptsBrotli, varyByEncoding } from "./compress.ts";
import { etagOf, hasAlready } from "./etag.ts";

/** JSON as bytes, checked against its schema and compressed when it was made; sent as it is. */
export class ReadyAnswer {
  readonly #json: Buffer;
  readonly #brotli: Buffer | undefined;
  readonly #etag: string;

  constructor(json: Buffer, brotli: Buffer | undefined) {
    this.#json = json;
    this.#brotli = brotli;
    this.#etag = etagOf(json);
  }

  /** Sends the form that the client reads. */
  send(request: FastifyRequest, reply: FastifyReply): void {
    reply.header("content-type", "application/json; charset=utf-8");
    varyByEncoding(reply);
    if (request.method === "GET") {
      reply.header("etag", this.#etag).header("cache-control", "public, max-age=0, must-revalidate");
      if (hasAlready(request, this.#etag)) return void reply.code(304).send();
    }
    if (this.#brotli && acceptsBrotli(request)) reply.header("content-encoding", "br").send(this.#brotli);
    else reply.send(this.#json);
  }
}
