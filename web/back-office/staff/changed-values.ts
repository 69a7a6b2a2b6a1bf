export type ChangedValue = { name: string; before: string | undefined; after: string | undefined };

/** One line per value, nested ones by path. A missing side has no values. */
export function changedValues(before: unknown, after: unknown): ChangedValue[] {
  const old = flatten(before);
  const now = flatten(after);
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({ name, before: old.get(name), after: now.get(name) }))
    .filter((value) => value.before !== value.after);
}

function flatten(value: unknown, path = ""): Map<string, string> {
  if (value === undefined || (value === null && path === "")) return new Map();
  if (typeof value !== "object" || value === null) return new Map([[path, String(value)]]);
  if (Array.isArray(value) && value.every((entry) => typeof entry !== "object" || entry === null)) {
    return new Map([[path, value.join(", ")]]);
  }
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [
      ...flatten(inner, path === "" ? key : `${path}.${key}`),
    ]),
  );
}
