import type { ComponentProps } from "react";

/** To be put into a `FieldFrame`. */
export function FileInput(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <input
      {...props}
      type="file"
      className="field-control h-auto py-2 text-sm file:me-3 file:rounded-md file:border-0 file:bg-chuna file:px-3 file:py-1.5"
    />
  );
}
