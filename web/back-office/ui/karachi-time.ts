/** Pakistan is five hours ahead of UTC all year long. */
const ahead = 5 * 3_600_000;

/** An ISO 8601 time as a `datetime-local` field shows it, in the time of Karachi; "" for none. */
export function toLocalField(iso: string | null): string {
  return iso === null ? "" : new Date(Date.parse(iso) + ahead).toISOString().slice(0, 16);
}

/** What a `datetime-local` field says in the time of Karachi, as ISO 8601; null while it is empty. */
export function fromLocalField(text: string): string | null {
  const at = Date.parse(`${text}Z`);
  return Number.isNaN(at) ? null : new Date(at - ahead).toISOString();
}
