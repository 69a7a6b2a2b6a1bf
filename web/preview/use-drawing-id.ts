import { useId } from "react";

export function useDrawingId(): string {
  return `p${useId().replaceAll(/\W|_/g, "")}`;
}
