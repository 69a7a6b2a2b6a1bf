const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID as the database writes it; for anything else it would raise an error. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
