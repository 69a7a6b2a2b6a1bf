import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { byteOrderMark, toCsv } from "#contract/values/csv.ts";

type Row = readonly (string | number)[];

/** No faster than rows are sent. One that fails half way is broken off, so that it is not taken for whole. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  batches: AsyncIterable<readonly Row[]>,
): FastifyReply {
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(Readable.from(asText(batches), { highWaterMark: 1 }));
}

async function* asText(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const rows of batches) yield toCsv(rows);
}
