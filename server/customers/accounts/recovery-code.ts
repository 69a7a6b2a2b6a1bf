import { createHmac, randomInt } from "node:crypto";

export const recoveryMinutes = 10;

export const triesPerRecovery = 5;

export const foreignTriesPerCode = 5;

/** Wrong codes of an account in a day after which new codes are longer: slower to guess, without a lockout. */
const failuresUntilLongCode = 20;
/** Valid codes of an account at one time, above which further ones are longer. */
const shortCodesAtOnce = 3;

/** Six digits, or twelve under attack: many failures, or enough valid codes to make guessing pay. */
export function makeCode({ failures, live }: { failures: number; live: number }): string {
  const digits = () => String(randomInt(1_000_000)).padStart(6, "0");
  const isLong = failures >= failuresUntilLongCode || live >= shortCodesAtOnce;
  return isLong ? digits() + digits() : digits();
}

/** Six digits are easily enumerated, so only the key protects the codes in a stolen database. */
export function digestOfCode(secretKey: Buffer, recoveryId: string, code: string): Buffer {
  return createHmac("sha256", secretKey).update(`recovery\n${recoveryId}\n${code}`).digest();
}
