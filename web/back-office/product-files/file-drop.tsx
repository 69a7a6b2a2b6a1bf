import { FileUp } from "lucide-react";
import { type DragEvent, useState } from "react";

/** Where a CSV file is dropped, or chosen. */
export function FileDrop({ onChosen, disabled }: { onChosen: (file: File) => void; disabled: boolean }) {
  const [isOver, setIsOver] = useState(false);

  function choose(files: FileList | null) {
    const [file] = files ?? [];
    if (file && !disabled) onChosen(file);
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
      className={`relative grid justify-items-center gap-1 rounded-md border border-dashed px-4 py-6 text-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-kashi ${disabled ? "cursor-not-allowed" : "cursor-pointer"} ${isOver ? "border-siyahi bg-kashi-wash" : "border-line-strong"}`}
    >
      <FileUp aria-hidden="true" className="size-6 text-slate" strokeWidth={1.5} />
      <span className="font-[540]">Drop a CSV file here or choose one</span>
      <span className="text-sm text-slate">It is looked at first. Nothing changes until you say so.</span>
      <input
        type="file"
        accept=".csv,text/csv"
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
