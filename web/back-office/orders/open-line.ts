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
