import { useId, useState } from "react";
import type { ShopLists } from "#contract/catalog/lists.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field-error.tsx";

/** Usual sizes of uniforms, for products without a garment type; others can be added. */
export const usualSizes: readonly string[] = ["XS", "S", "M", "L", "XL", "2XL", "3XL"];

type SizesFieldProps = {
  /** The product's garment type, which determines its sizes. */
  type: ShopLists["garmentTypes"][number] | undefined;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
};

export function SizesField({ type, value, onChange, error }: SizesFieldProps) {
  const id = useId();
  const [other, setOther] = useState("");
  const made = type?.sizes ?? usualSizes;
  const others = value.filter((size) => !made.includes(size));
  const offered = [...made, ...others];

  function set(sizes: readonly string[]) {
    onChange([
      ...made.filter((size) => sizes.includes(size)),
      ...sizes.filter((size) => !made.includes(size)),
    ]);
  }

  function add() {
    const size = other.trim();
    if (size !== "" && !value.includes(size)) set([...value, size]);
    setOther("");
  }

  return (
    <fieldset className="grid gap-2" aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-[540]">Sizes</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {offered.map((size) => (
          <label key={size} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={value.includes(size)}
              onChange={(event) =>
                set(event.target.checked ? [...value, size] : value.filter((each) => each !== size))
              }
              className="size-4.5 accent-siyahi"
            />
            {size}
          </label>
        ))}
      </div>
      <div role="status" className="grid justify-items-start gap-2 empty:sr-only">
        {type && others.length > 0 && (
          <>
            <p>
              {type.name} are made in {type.sizes.join(", ")}, not in {others.join(", ")}.
            </p>
            <Button look="secondary" onClick={() => onChange([...type.sizes])}>
              Take the sizes of {type.name}
            </Button>
          </>
        )}
      </div>
      <div className="flex gap-2">
        <input
          aria-label="Another size"
          placeholder="Another size"
          value={other}
          maxLength={40}
          onChange={(event) => setOther(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
          className="field-control sm:w-44"
        />
        <Button look="secondary" onClick={add}>
          Add size
        </Button>
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
