import { useState } from "react";

/** What a dialog was opened with: a list that is read again meanwhile moves nothing under what is typed. */
export function useAsOpened<Value>(open: boolean, value: Value): Value {
  const [opened, setOpened] = useState({ open, value });
  if (opened.open === open) return opened.value;
  const next = { open, value: open ? value : opened.value };
  setOpened(next);
  return next.value;
}
