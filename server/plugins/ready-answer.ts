import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptsBrotli } from "./compress.ts";

/** JSON as bytes, checked against its schema and compressed when it was made; sent as it is. */
export class ReadyAnswer {
  readonly #json: Buffer;
  readonly #brotli: Buffer | undefined;

  constructor(json: Buffer, brotli: Buffer | undefined) {
    this.#json = json;
    this.#brotli = brotli;
  }

  /** Sends the form that the client reads. */
  send(request: FastifyRequest, reply: FastifyReply): void {
    reply.header("content-type", "application/json; charset=utf-8").header("vary", "accept-encoding");
    if (this.#brotli && acceptsBrotli(request)) reply.header("content-encoding", "br").send(this.#brotli);
    else reply.send(this.#json);
  }
}
