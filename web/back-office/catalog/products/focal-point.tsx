import { type MouseEvent, useId } from "react";
import type { Picture } from "#contract/catalog/catalog.ts";

type FocalPointProps = {
  picture: Picture;
  x: number;
  y: number;
  onChange: (point: { focusX: number; focusY: number }) => void;
};

export function FocalPoint({ picture, x, y, onChange }: FocalPointProps) {
  const id = useId();

  function point({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) {
    // The keyboard has the sliders.
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
