export const noItems = {
  ok: false,
  status: 0,
  error: { code: "NO_ITEMS", error: "Add an item first.", message: "" },
} as const;

export const checkLines = {
  ok: false,
  status: 0,
  error: { code: "NOT_QUOTED", error: "Correct the fields marked above.", message: "" },
} as const;

/** The last error of an order form, unless it was fixed since. */
export function unlessChanged(
  failure: string,
  { isOpen, lines }: { isOpen: boolean; lines: number },
): string {
  const isMended =
    (failure === noItems.error.error && lines > 0) || (failure === lineIsOpen.error.error && !isOpen);
  return isMended ? "" : failure;
}

/** The failure of a form sent with an open line, which must be neither added nor dropped silently. */
export const lineIsOpen = {
  ok: false,
  status: 0,
  error: {
    code: "LINE_OPEN",
    error: "Finish the open line: add it to the order, or close it.",
    message: "",
  },
} as const;
