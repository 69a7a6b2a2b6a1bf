import { useEffect } from "react";
import { noteUnsaved } from "./unsaved-work.ts";

type KeepUnsavedProps = {
  /** Usually the form's `isDirty` while it is not sent. */
  when: boolean;
  title?: string;
  text?: string;
};

/** A page may have several; the router supports one blocker, which is `AskBeforeLeaving`. */
export function KeepUnsaved({
  when,
  title = "Leave without saving?",
  text = "The changes on this page are not saved.",
}: KeepUnsavedProps) {
  useEffect(() => (when ? noteUnsaved({ title, text }) : undefined), [when, title, text]);
  return null;
}
