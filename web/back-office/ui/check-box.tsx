import type { ComponentProps } from "react";

type CheckBoxProps = ComponentProps<"input"> & { label: string; hint?: string };

export function CheckBox({ label, hint, ...input }: CheckBoxProps) {
  return (
    <label className="grid grid-cols-[auto_1fr] items-center gap-x-2.5 pointer-coarse:min-h-11">
      <input type="checkbox" {...input} className="size-4.5 accent-siyahi" />
      <span className="py-1">{label}</span>
      {hint && <span className="col-start-2 text-sm text-slate">{hint}</span>}
    </label>
  );
}
