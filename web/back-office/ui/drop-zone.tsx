import type { IconNode } from "lucide";
import { type DragEvent, useState } from "react";
import { Icon } from "#web/ui/icon.tsx";

type DropZoneProps = {
  icon: IconNode;
  title: string;
  hint: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onChosen: (files: File[]) => void;
};

export function DropZone({
  icon,
  title,
  hint,
  accept,
  multiple = false,
  disabled = false,
  onChosen,
}: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);

  function choose(files: FileList | null) {
    const chosen = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (chosen.length > 0 && !disabled) onChosen(chosen);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files);
  }

  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`relative grid justify-items-center gap-1 rounded-md border border-dashed px-4 py-5 text-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-kashi ${disabled ? "cursor-not-allowed" : "cursor-pointer"} ${isOver ? "border-siyahi bg-kashi-wash" : "border-line-strong"}`}
    >
      <Icon icon={icon} className="size-6 text-slate" strokeWidth={1.5} />
      <span className="font-[540]">{title}</span>
      <span className="text-sm text-slate">{hint}</span>
      <input
        type="file"
        multiple={multiple}
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          choose(event.target.files);
          event.target.value = "";
        }}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
    </label>
  );
}
