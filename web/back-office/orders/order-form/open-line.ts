export const noItems = {
  ok: false,
  status: 0,
  error: { code: "NO_ITEMS", error: "Add what is to be ordered first.", message: "" },
} as const;

/** What a form of an order said last, unless it has been mended since. */
export function unlessChanged(
  failure: string,
  { isOpen, lines }: { isOpen: boolean; lines: number },
): string {
  const isMended =
    (failure === noItems.error.error && lines > 0) || (failure === lineIsOpen.error.error && !isOpen);
  return isMended ? "" : failure;
}

/** What answers a form that is sent while a line of its order is still open: neither added nor dropped in silence. */
export const lineIsOpen = {
  ok: false,
  status: 0,
  error: {
    code: "LINE_OPEN",
    error: "A line is still open above: add it to the order, or close it.",
    message: "",
  },
} as const;
