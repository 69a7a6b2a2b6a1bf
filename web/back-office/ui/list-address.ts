/** The address of a list's first page: its parameters without the cursor, some of them changed. */
export function listAddress(search: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(search);
  next.delete("after");
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

export function sortAddress(search: URLSearchParams, column: string): string {
  return listAddress(search, { sort: search.get("sort") === column ? `-${column}` : column });
}

export function isFiltered(params: URLSearchParams): boolean {
  return [...params.keys()].some((name) => name !== "after" && name !== "sort");
}
