const divider = " | ";

/** Entries of a list in one cell. A name with a divider or a backslash in it gets backslashes before them. */
export function writeList(names: readonly string[]): string {
  return names.map(escaped).join(divider);
}

export function readList(cell: string): string[] {
  return rawEntries(cell).map(unescaped);
}

type Trouser = { name: string; selected: boolean };

/** Trousers in one cell: `Jogger | Straight (off)`, where the second one is not offered. */
export function writeTrousers(options: readonly Trouser[]): string {
  const entries = options.map(({ name, selected }) =>
    // A name that ends like that by itself gets a backslash before it.
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
