export const shortcuts = [
  {
    key: "/",
    name: "find",
    label: "Find",
    text: "Any order, customer or product; a whole number or a scan opens it. Arrows choose, Enter opens",
  },
  { key: "s", name: "search", label: "Search", text: "To the search of the page, or of the orders" },
  {
    key: "n",
    name: "next",
    label: "Next",
    text: "The next page of a list, or the next order of the list you came from",
  },
  { key: "p", name: "back", label: "Previous", text: "The page or the order before it" },
  {
    key: "t",
    name: "print",
    label: "Print tickets",
    text: "The tickets of the order or of the selected ones, then the paper",
  },
] as const;

export type ShortcutName = (typeof shortcuts)[number]["name"];

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey" | "repeat" | "isComposing">;

/** `help` for the question mark; undefined for unassigned keys and those of the browser. */
export function shortcutOf({
  key,
  ctrlKey,
  altKey,
  metaKey,
  repeat,
  isComposing,
}: Pressed): ShortcutName | "help" | undefined {
  if (ctrlKey || altKey || metaKey || repeat || isComposing) return undefined;
  if (key === "?" || key === "؟") return "help";
  return shortcuts.find((shortcut) => shortcut.key === key.toLowerCase())?.name;
}

const untypedInputs = new Set(["checkbox", "radio", "button", "submit", "reset", "file"]);

export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !untypedInputs.has(target.type);
  return (
    (target instanceof HTMLElement && target.isContentEditable) ||
    target.closest(
      "textarea, select, [role=listbox], [role=combobox], [role=menu], [role=dialog], dialog",
    ) !== null
  );
}

export const searchFirst = { search: true };

export function isForSearch(state: unknown): boolean {
  return typeof state === "object" && state !== null && "search" in state && state.search === true;
}
