import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { type Found, type FoundEntry, find, listPage } from "./find.ts";

/** Debounce, in milliseconds. */
const pause = 200;

type FindPanelProps = {
  id: string;
  text: string;
  paths: ReadonlySet<string>;
  /** Set to the handler of the input's keys. */
  keys: RefObject<((event: KeyboardEvent) => void) | undefined>;
  active: string | undefined;
  onActive: (id: string | undefined) => void;
  onOpen: (to: string, rows?: readonly string[]) => void;
};

/** The results, below the input: arrows choose, Enter opens. */
export function FindPanel({ id, text, paths, keys, active, onActive, onOpen }: FindPanelProps) {
  const [found, setFound] = useState<Found & { text: string }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the paths are those of the role, which stays.
  useEffect(() => {
    let isOld = false;
    onActive(undefined);
    const timer = setTimeout(async () => {
      const answer = await find(text, paths);
      if (!isOld) setFound({ ...answer, text });
    }, pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [text]);

  const isCurrent = found?.text === text;
  const groups = found?.groups ?? [];
  const all: FoundEntry = {
    to: listPage(text, paths),
    title: `All orders with “${text.trim()}”`,
    detail: "",
  };
  const entries = [...groups.flatMap((group) => group.entries), ...(isCurrent ? [all] : [])];
  const place = entries.findIndex(({ to }) => idOf(to) === active);

  function open(entry: FoundEntry) {
    const group = groups.find((each) => each.entries.includes(entry));
    onOpen(
      entry.to,
      group?.entries.map(({ to }) => to),
    );
  }

  const take = useEffectEvent((event: KeyboardEvent) => {
    const chosen = entries[place];
    const next = entries[nextPlace(event.key, place, entries.length)];
    if (event.key === "Enter" && chosen) open(chosen);
    else if (next) onActive(idOf(next.to));
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    keys.current = (event) => take(event);
    return () => {
      keys.current = undefined;
    };
  }, [keys]);
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    <div className="absolute end-0 top-full z-60 mt-1.5 w-[min(420px,calc(100vw-32px))] rounded-lg border border-line bg-paper p-1.5 text-siyahi shadow-2 max-lg:fixed max-lg:inset-x-4 max-lg:top-16 max-lg:w-auto lg:fixed lg:start-3 lg:end-auto lg:top-26">
      <div
        id={id}
        role="listbox"
        aria-label="Found"
        className="max-h-[70vh] overflow-y-auto"
        aria-busy={!isCurrent}
      >
        {groups.map(({ label, entries: of }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list box.
          <div key={label} role="group" aria-label={label}>
            <div aria-hidden="true" className="px-3 pt-1.5 text-xs text-slate">
              {label}
            </div>
            {of.map((entry) => (
              <Option key={entry.to} entry={entry} active={active} onOpen={() => open(entry)} />
            ))}
          </div>
        ))}
        {isCurrent && <Option entry={all} active={active} onOpen={() => open(all)} />}
      </div>
      <p role="status" className="px-3 py-1 text-sm text-slate empty:hidden">
        {!isCurrent && <span>Searching…</span>}
        {isCurrent && groups.length === 0 && <span>Nothing found</span>}
      </p>
    </div>
  );
}

type OptionProps = { entry: FoundEntry; active: string | undefined; onOpen: () => void };

function Option({ entry: { to, title, detail }, active, onOpen }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and takes the keys.
    <div
      id={idOf(to)}
      role="option"
      tabIndex={-1}
      aria-selected={idOf(to) === active}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
      className="grid min-h-10 cursor-pointer content-center rounded-md px-3 py-1 hover:bg-kora aria-selected:bg-line pointer-coarse:min-h-11"
    >
      <bdi className="block truncate text-left font-[540]">{title}</bdi>
      {detail !== "" && <bdi className="block truncate text-left text-sm text-slate">{detail}</bdi>}
    </div>
  );
}

/** The place that an arrow leads to, around the ends; -1 for another key or an empty list. */
function nextPlace(key: string, place: number, count: number): number {
  if (count === 0 || (key !== "ArrowDown" && key !== "ArrowUp")) return -1;
  if (key === "ArrowDown") return (place + 1) % count;
  return place <= 0 ? count - 1 : place - 1;
}

const idOf = (to: string) => `found-${to}`;
