const divider = " | ";

/** Entries of a list in one cell. Dividers and backslashes in names are escaped with a backslash. */
export function writeList(names: readonly string[]): string {
  return names.map(escaped).join(divider);
}

export function readList(cell: string): string[] {
  return rawEntries(cell).map(unescaped);
}

type Trouser = { name: string; selected: boolean };

/** Trousers in one cell: `Jogger | Straight (off)`, the second not offered. */
export function writeTrousers(options: readonly Trouser[]): string {
  const entries = options.map(({ name, selected }) =>
    // A name that itself ends like that is escaped with a backslash.
    selected ? escaped(name).replace(/\((?=off\)$)/i, "\\(") : `${escaped(name)} (off)`,
  );
  return entries.join(divider);
}

export function readTrousers(cell: string): Trouser[] {
  return rawEntries(cell).map((entry) => {
    const name = entry.replace(/ +\(off\)$/i, "");
    return { name: unescaped(name), selected: name === entry };
  });
}

function escaped(name: string): string {
  return name.replace(/[\\|]/g, "\\$&");
}

function unescaped(entry: string): string {
  return entry.replace(/\\(.)/gs, "$1");
}

function rawEntries(cell: string): string[] {
  const entries = cell.match(/(?:\\.|[^\\|])+/gs) ?? [];
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== "");
}
