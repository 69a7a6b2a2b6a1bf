import { useState } from "react";

/** The props a dialog was opened with, so that a reloaded list does not shift its fields. */
export function useAsOpened<Value>(open: boolean, value: Value): Value {
  const [opened, setOpened] = useState({ open, value });
  if (opened.open === open) return opened.value;
  const next = { open, value: open ? value : opened.value };
  setOpened(next);
  return next.value;
}
