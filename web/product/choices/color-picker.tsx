import type { CSSProperties } from "react";
import type { Color } from "#contract/catalog/catalog.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productMessages } from "#messages/product.ts";
import { ChoiceFrame } from "./choice-frame.tsx";

const pinked: CSSProperties = {
  mask: [
    "conic-gradient(from 135deg at top, #0000, #000 1deg 89deg, #0000 90deg) top / 6px 55% repeat-x",
    "conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) bottom / 6px 55% repeat-x",
  ].join(", "),
};

type ColorPickerProps = {
  colors: readonly Color[];
  value: Color | null;
  problem: string | undefined;
  onChange: (color: Color) => void;
};

export function ColorPicker({ colors, value, problem, onChange }: ColorPickerProps) {
  return (
    <ChoiceFrame
      name="color"
      legend={productMessages.color}
      chosen={value ? inLanguage(value.label, value.urdu) : undefined}
      problem={problem}
    >
      <div className="-ms-1.75 flex flex-wrap gap-1">
        {colors.map((color) => (
          <label
            key={color._id}
            title={inLanguage(color.label, color.urdu)}
            className={`relative grid size-12 place-items-center rounded-md has-checked:shadow-[inset_0_0_0_2px_var(--color-siyahi)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-kashi ${isPale(color.value) ? "bg-chuna" : ""}`}
          >
            <input
              type="radio"
              name="color"
              value={color.label}
              checked={color._id === value?._id}
              onChange={() => onChange(color)}
              className="sr-only"
            />
            <span className="sr-only">{inLanguage(color.label, color.urdu)}</span>
            <span
              aria-hidden="true"
              className="size-8.5 forced-color-adjust-none"
              style={{ ...pinked, backgroundColor: color.value }}
            />
          </label>
        ))}
      </div>
    </ChoiceFrame>
  );
}

/** Whether a `#rrggbb` color needs a darker ground to be visible. */
function isPale(color: string): boolean {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return channels.every((channel) => channel > 215);
}
