import { z } from "zod";

/** The workers' share of the embedded database's fifty connections; the rest is for its commands and backups. */
const connections = 40;

const workerRole = z.object({
  slot: z.number(),
  workers: z.number(),
  embedded: z.object({ url: z.string(), ownerUrl: z.string() }).optional(),
});

export type WorkerRole = z.infer<typeof workerRole>;

const variable = "TABEEB_WORKER";

export function roleForEnvironment(role: WorkerRole): Record<string, string> {
  return { [variable]: JSON.stringify(role) };
}

export function readRole(env: NodeJS.ProcessEnv): WorkerRole {
  return workerRole.parse(JSON.parse(env[variable] ?? "null"));
}

export function poolSizeOf(workers: number): number {
  return Math.min(4, Math.floor(connections / workers) - 1);
}

const openMessage = { type: "open" } as const;

/** From a worker to its primary: it can take orders. */
export function tellPrimary(): void {
  process.send?.(openMessage);
}

export function isOpenMessage(message: unknown): boolean {
  return (
    typeof message === "object" && message !== null && "type" in message && message.type === openMessage.type
  );
}
