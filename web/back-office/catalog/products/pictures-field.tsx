import { useId, useState } from "react";
import type { ChosenPicture } from "#contract/catalog/office-products.ts";
import type { UploadedPicture } from "#contract/catalog/pictures.ts";
import GripVertical from "#icons/grip-vertical.mjs";
import { moveItem } from "#web/back-office/ui/move-buttons.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PictureCard } from "./picture-card.tsx";
import { PictureDrop } from "./picture-drop.tsx";

type PicturesFieldProps = {
  value: readonly ChosenPicture[];
  onChange: (change: (before: readonly ChosenPicture[]) => ChosenPicture[]) => void;
  known: readonly UploadedPicture[];
  colors: readonly string[];
  trousers: readonly string[];
  error: string | undefined;
};

export function PicturesField({ value, onChange, known, colors, trousers, error }: PicturesFieldProps) {
  const id = useId();
  const [uploaded, setUploaded] = useState<readonly UploadedPicture[]>([]);
  const [dragged, setDragged] = useState<string>();

  function moveTo(to: number) {
    const from = value.findIndex(({ base }) => base === dragged);
    if (from !== -1 && from !== to) onChange((before) => moveItem(before, from, to));
  }

  function add(upload: UploadedPicture) {
    setUploaded((before) => [...before, upload]);
    const { base } = upload;
    onChange((before) => [
      ...before,
      {
        base,
        color: "",
        trouser: "",
        alt: "",
        altUrdu: "",
        caption: "",
        captionUrdu: "",
        focusX: 50,
        focusY: 50,
      },
    ]);
  }

  const shown = value.flatMap((chosen) => {
    const found = [...known, ...uploaded].find(({ base }) => base === chosen.base);
    return found ? [{ chosen, picture: found.picture }] : [];
  });
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? id : undefined}>
      <legend className="sr-only">Pictures</legend>
      <PictureDrop onUploaded={add} />
      {error && <FieldError id={id}>{error}</FieldError>}
      {shown.length > 0 && (
        <ol className="grid rounded-md border border-line">
          {shown.map(({ chosen, picture }, index) => (
            <li
              key={chosen.base}
              onDragOver={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                moveTo(index);
              }}
              onDrop={(event) => event.preventDefault()}
              className={`grid border-line sm:grid-cols-[auto_minmax(0,1fr)] [&+&]:border-t ${dragged === chosen.base ? "bg-kashi-wash" : ""}`}
            >
              <span
                aria-hidden="true"
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = "move";
                  setDragged(chosen.base);
                }}
                onDragEnd={() => setDragged(undefined)}
                className="grid cursor-grab place-items-center ps-2 text-slate max-sm:hidden"
              >
                <Icon icon={GripVertical} className="size-5" />
              </span>
              <PictureCard
                chosen={chosen}
                picture={picture}
                index={index}
                count={shown.length}
                colors={colors}
                trousers={trousers}
                onChange={(changes) =>
                  onChange((before) =>
                    before.map((each) => (each.base === chosen.base ? { ...each, ...changes } : each)),
                  )
                }
                onMove={(to) => onChange((before) => moveItem(before, index, to))}
                onRemove={() => onChange((before) => before.filter(({ base }) => base !== chosen.base))}
              />
            </li>
          ))}
        </ol>
      )}
    </fieldset>
  );
}
