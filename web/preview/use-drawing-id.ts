import { useId } from "react";

/** Begins the ids inside a drawing: two drawings on one page must not share any. */
export function useDrawingId(): string {
  return `p${useId().replaceAll(/\W|_/g, "")}`;
}
