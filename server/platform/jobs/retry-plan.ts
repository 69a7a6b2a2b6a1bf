const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long to wait after the first, second, … failed try; then hourly. */
const waits = [5 * second, 30 * second, 2 * minute, 10 * minute, hour];

const retryFor = 3 * day;

/** A server that refuses for good is asked this often, over an hour: it may have been set up wrongly. */
const triesOfRefused = 6;

/**
 * Decides on a mail or a message that could not be sent: milliseconds to wait, or `give-up`. `age` in milliseconds;
 * `refused` says that the other side did not want this recipient or content, and will not later.
 */
export function planRetry(sent: { attempts: number; age: number; refused: boolean }): number | "give-up" {
  if (sent.age >= retryFor) return "give-up";
  if (sent.refused && sent.attempts >= triesOfRefused) return "give-up";
  return waits[sent.attempts - 1] ?? hour;
}
