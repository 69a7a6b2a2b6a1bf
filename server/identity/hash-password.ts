import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, parseOptions, verify } from "@node-rs/argon2";
import { createBoundedQueue } from "#server/platform/jobs/bounded-queue.ts";

/** Argon2id with 19 MiB and two passes (OWASP, Password Storage). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash costs a processor and 19 MiB for a moment; a flood of sign-ins must leave one for the shop. */
export const hashQueue = createBoundedQueue({ atOnce: availableParallelism() > 2 ? 2 : 1, waiting: 20 });

/** One password typed on two systems is the same bytes (NIST SP 800-63B, section 3.1.1.2). */
function asBytes(password: string): Buffer {
  return Buffer.from(password.normalize("NFKC"));
}

/** Gives a PHC string. Throws QueueFullError when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return hashQueue.run(() => hash(asBytes(password), parameters));
}

function base64(bytes: number): string {
  return randomBytes(bytes).toString("base64").replaceAll("=", "");
}

/** Looks like any other, belongs to no password. */
const hashOfNobody = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$${base64(16)}$${base64(32)}`;

/**
 * Whether `kept` is a hash of the password. Without a stored hash it is false after the same work, so that timing does
 * not reveal which addresses have an account. Throws QueueFullError when too many wait; who comes with a
 * device that the account knows waits before strangers.
 */
export function verifyPassword(
  kept: string | null | undefined,
  password: string,
  isKnownDevice = false,
): Promise<boolean> {
  return hashQueue.run(() => verify(kept ?? hashOfNobody, asBytes(password)), isKnownDevice);
}

export function isOutdated(kept: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(kept);
  return (
    memoryCost !== parameters.memoryCost ||
    timeCost !== parameters.timeCost ||
    parallelism !== parameters.parallelism
  );
}
