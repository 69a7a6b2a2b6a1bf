import type { ReactNode } from "react";
import CircleAlert from "#icons/circle-alert.mjs";
import { Icon } from "./icon.tsx";

/** The error below a field, naming the fix. Its field refers to `id` with `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-center gap-1.5 text-sm text-anar">
      <Icon icon={CircleAlert} className="size-5 shrink-0" strokeWidth={1.75} />
      {children}
    </p>
  );
}
