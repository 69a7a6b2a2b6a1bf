/** What a record holds under a key that may say anything; what every object has, such as `constructor`, is not in it. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>> | null | undefined,
  key: string,
): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
