import type { z } from "zod";
import type { Endpoint } from "#contract/http/endpoint.ts";
import { errorBody } from "#contract/http/errors.ts";
import { announceSessionEnd } from "./session-end.ts";

export type Sent<Body> = { ok: true; body: Body } | { ok: false; sentence: string };

const failed = "The picture could not be uploaded. Try again.";

export async function sendFile<E extends Endpoint>(
  { method, path, success }: E,
  file: Blob,
): Promise<Sent<z.output<E["success"]["body"]>>> {
  const body = new FormData();
  body.append("file", file);
  try {
    const response = await fetch(path, { method, body, credentials: "same-origin" });
    if (response.status === 401) announceSessionEnd();
    const answer: unknown = await response.json();
    const understood = success.body.safeParse(answer);
    if (understood.success) return { ok: true, body: understood.data as z.output<E["success"]["body"]> };
    return { ok: false, sentence: errorBody.safeParse(answer).data?.error ?? failed };
  } catch {
    return { ok: false, sentence: failed };
  }
}
