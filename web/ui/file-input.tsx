import { type ComponentProps, useState } from "react";
import { fileInputMessages } from "#messages/file-input.ts";

/**
 * The native control is in the browser's language: it is invisible over one in the shop's, and accepts dropped files.
 */
export function FileInput({ onChange, ...attributes }: ComponentProps<"input">) {
  const [names, setNames] = useState("");
  return (
    <div className="field-control relative flex items-center gap-3 py-2 text-sm has-[[aria-invalid]]:border-anar has-[[aria-invalid]]:shadow-[inset_0_0_0_1px_var(--color-anar)] has-focus-visible:outline-3 has-focus-visible:outline-kashi">
      <input
        {...attributes}
        type="file"
        onChange={(event) => {
          setNames([...(event.target.files ?? [])].map(({ name }) => name).join(", "));
          onChange?.(event);
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span aria-hidden="true" className="shrink-0 rounded-md bg-chuna px-3 py-1.5">
        {fileInputMessages.chooseFile}
      </span>
      <bdi aria-hidden="true" className="truncate text-slate">
        {names || fileInputMessages.noFileChosen}
      </bdi>
    </div>
  );
}
