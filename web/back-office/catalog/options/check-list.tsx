import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

type CheckListProps = {
  legend: string;
  field: UseFormRegisterReturn;
  entries: readonly { id: string; name: string }[];
  children?: ReactNode;
};

export function CheckList({ legend, field, entries, children }: CheckListProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-[540]">{legend}</legend>
      <div className="flex flex-wrap gap-x-4">
        {entries.map(({ id, name }) => (
          <label key={id} className="flex min-h-9 items-center gap-2">
            <input {...field} type="checkbox" value={id} className="size-4.5 accent-siyahi" />
            {name}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
