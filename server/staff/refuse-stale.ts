import type { FastifyReply } from "fastify";
import { refuse } from "../plugins/refuse.ts";

/** Refuses a change that was made from an older version of its subject, like "this product", and tells the newest one. */
export function refuseStale(reply: FastifyReply, subject: string, version: string): FastifyReply {
  const sentence = `Somebody has changed ${subject} since you opened it. Nothing is saved yet.`;
  return refuse(reply, "CHANGED_SINCE", sentence, { version });
}
