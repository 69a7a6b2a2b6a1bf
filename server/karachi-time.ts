/** Pakistan is five hours ahead of UTC all year long. */
const ahead = 5 * 3_600_000;

/** A moment as clocks in Karachi show it: `2026-12-31T18:00:00.000`. */
export function clockOfKarachi(at: Date): string {
  return new Date(at.getTime() + ahead).toISOString().slice(0, -1);
}

/** The moment at which clocks in Karachi show this; an invalid date for what is no time. */
export function momentInKarachi(clock: string): Date {
  return new Date(Date.parse(`${clock}Z`) - ahead);
}
