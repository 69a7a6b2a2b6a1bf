import { useRef, useState } from "react";

export function useSelection(shown: readonly string[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);

  function has(key: string): boolean {
    return keys.has(key);
  }

  function set(key: string, on: boolean, withShift: boolean) {
    const span = withShift ? between(shown, last.current, key) : [key];
    last.current = key;
    const next = new Set(shown.filter(has));
    for (const member of span) {
      if (on) next.add(member);
      else next.delete(member);
    }
    setKeys(next);
  }

  function setAll(on: boolean) {
    setKeys(new Set(on ? shown : []));
  }

  return { has, set, setAll, clear: () => setAll(false) };
}

function between(shown: readonly string[], one: string | undefined, other: string): readonly string[] {
  const from = one === undefined ? -1 : shown.indexOf(one);
  const to = shown.indexOf(other);
  return from === -1 ? [other] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}
