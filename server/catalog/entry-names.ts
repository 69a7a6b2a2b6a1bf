/** The entries of one list of the shop by name, in any case where only one is meant; and back. */
export type EntryNames = {
  idOf: (name: string) => string | undefined;
  /** Of an entry that is there no more, its id. */
  nameOf: (id: string) => string;
};

export function entryNames(entries: readonly { id: string; name: string }[]): EntryNames {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const exact = new Map(entries.map(({ id, name }) => [name, id]));
  return {
    nameOf: (id) => names.get(id) ?? id,
    idOf: (name) => {
      const found = exact.get(name);
      if (found) return found;
      const alike = entries.filter((entry) => entry.name.toLowerCase() === name.toLowerCase());
      return alike.length === 1 ? alike[0]?.id : undefined;
    },
  };
}
