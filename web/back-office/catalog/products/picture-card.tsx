import { type MouseEvent, useId, useState } from "react";
import type { Picture } from "#contract/catalog/catalog.ts";
import type { ChosenPicture } from "#contract/catalog/office-products.ts";
import X from "#icons/x.mjs";
import { inUrdu } from "#web/back-office/ui/in-urdu.ts";
import { MoveButtons } from "#web/back-office/ui/move-buttons.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type PictureCardProps = {
  chosen: ChosenPicture;
  picture: Picture;
  index: number;
  count: number;
  colors: readonly string[];
  trousers: readonly string[];
  onChange: (changes: Partial<ChosenPicture>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function PictureCard(props: PictureCardProps) {
  const { chosen, picture, index, count, colors, trousers, onChange, onMove, onRemove } = props;
  const { color, trouser, alt, altUrdu, caption = "", captionUrdu = "", focusX, focusY } = chosen;
  const [isFocusing, setIsFocusing] = useState(false);
  const name = `picture ${index + 1}`;
  return (
    <div className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3 gap-y-2 p-3">
      <img
        src={smallestOf(picture.srcset) ?? picture.downloadURL}
        alt={alt || name}
        width={72}
        height={90}
        loading="lazy"
        className="aspect-4/5 w-18 rounded-md bg-chuna object-cover"
        style={{ objectPosition: `${focusX}% ${focusY}%` }}
      />
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap items-center gap-x-2">
          <span className="me-auto text-sm font-[540]">Picture {index + 1}</span>
          <MoveButtons name={name} index={index} count={count} onMove={onMove} />
          <IconButton label={`Remove ${name}`} onClick={onRemove} className="size-9">
            <Icon icon={X} />
          </IconButton>
        </div>
        <div className="flex flex-wrap gap-2">
          <select
            aria-label={`Colour that ${name} shows`}
            value={color}
            onChange={(event) =>
              onChange(event.target.value === "" ? { color: "", trouser: "" } : { color: event.target.value })
            }
            className="field-control w-auto flex-1"
          >
            <option value="">Any colour</option>
            {[...new Set([...colors, ...(color ? [color] : [])])].map((label) => (
              <option key={label} value={label}>
                Front in {label}
              </option>
            ))}
          </select>
          {color !== "" && (trousers.length > 0 || trouser !== "") && (
            <select
              aria-label={`Trouser that ${name} shows`}
              value={trouser}
              onChange={(event) => onChange({ trouser: event.target.value })}
              className="field-control w-auto flex-1"
            >
              <option value="">Usual trouser</option>
              {[...new Set([...trousers, ...(trouser ? [trouser] : [])])].map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          )}
        </div>
      </div>
      <TextField
        label="Alt text"
        optional
        value={alt}
        maxLength={200}
        onChange={(event) => onChange({ alt: event.target.value })}
        className="col-span-full"
      />
      <TextField
        {...inUrdu}
        label="The same in Urdu"
        optional
        value={altUrdu}
        maxLength={200}
        onChange={(event) => onChange({ altUrdu: event.target.value })}
        className="col-span-full"
      />
      <TextField
        label="Caption"
        hint="Under the picture, such as “Ayesha is 165 cm tall and wears size M.”"
        optional
        value={caption}
        maxLength={200}
        onChange={(event) => onChange({ caption: event.target.value })}
        className="col-span-full"
      />
      <TextField
        {...inUrdu}
        label="Caption in Urdu"
        optional
        value={captionUrdu}
        maxLength={200}
        onChange={(event) => onChange({ captionUrdu: event.target.value })}
        className="col-span-full"
      />
      <div className="col-span-full grid justify-items-start gap-2">
        <button
          type="button"
          aria-expanded={isFocusing}
          onClick={() => setIsFocusing(!isFocusing)}
          className="min-h-6 text-sm text-link pointer-coarse:min-h-11"
        >
          Focal point of {name}
        </button>
        {isFocusing && <FocalPoint picture={picture} x={focusX} y={focusY} onChange={onChange} />}
      </div>
    </div>
  );
}

function smallestOf(srcset: string): string | undefined {
  return srcset.split(" ")[0];
}

type FocalPointProps = {
  picture: Picture;
  x: number;
  y: number;
  onChange: (point: { focusX: number; focusY: number }) => void;
};

function FocalPoint({ picture, x, y, onChange }: FocalPointProps) {
  const id = useId();

  function point({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) {
    // Keyboard users have the sliders.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const hundredth = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)));
    onChange({ focusX: hundredth((clientX - left) / width), focusY: hundredth((clientY - top) / height) });
  }

  const sliders = [
    {
      name: "across",
      label: "Across",
      value: x,
      change: (focusX: number) => onChange({ focusX, focusY: y }),
    },
    { name: "down", label: "Down", value: y, change: (focusY: number) => onChange({ focusX: x, focusY }) },
  ];
  return (
    <fieldset className="grid max-w-80 gap-2">
      <legend className="sr-only">Focal point</legend>
      <button
        type="button"
        tabIndex={-1}
        aria-label="Set the focal point"
        onClick={point}
        className="relative block cursor-crosshair overflow-hidden rounded-md bg-chuna"
      >
        <img
          src={picture.downloadURL}
          width={picture.width}
          height={picture.height}
          alt=""
          className="block w-full"
        />
        <span
          aria-hidden="true"
          className="absolute size-5 -translate-1/2 rounded-full border-2 border-white bg-siyahi/40 shadow-1"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </button>
      {sliders.map(({ name, label, value, change }) => (
        <label
          key={name}
          htmlFor={`${id}-${name}`}
          className="grid grid-cols-[4rem_1fr] items-center gap-2 text-sm"
        >
          {label}
          <input
            id={`${id}-${name}`}
            type="range"
            min={0}
            max={100}
            value={value}
            onChange={(event) => change(Number(event.target.value))}
            className="min-h-6 accent-siyahi"
          />
        </label>
      ))}
    </fieldset>
  );
}
