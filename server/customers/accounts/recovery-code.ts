import { createHmac, randomInt } from "node:crypto";

export const recoveryMinutes = 10;

export const triesPerRecovery = 5;

export const foreignTriesPerCode = 5;

/** Wrong codes of one account in a day after which its new codes are longer: slower to guess, and nobody is locked out. */
const failuresUntilLongCode = 20;
/** Codes of one account that can be used at this moment, after which further ones are longer. */
const shortCodesAtOnce = 3;

/** Twelve digits for an account that is being guessed at, or of which so many can be used at once that guessing would pay. */
export function makeCode({ failures, live }: { failures: number; live: number }): string {
  const digits = () => String(randomInt(1_000_000)).padStart(6, "0");
  const isLong = failures >= failuresUntilLongCode || live >= shortCodesAtOnce;
  return isLong ? digits() + digits() : digits();
}

/** Six digits are soon tried out, so the key is what keeps a stolen database from telling them. */
export function digestOfCode(secretKey: Buffer, recoveryId: string, code: string): Buffer {
  return createHmac("sha256", secretKey).update(`recovery\n${recoveryId}\n${code}`).digest();
}
