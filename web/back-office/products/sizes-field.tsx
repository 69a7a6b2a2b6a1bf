import { useId, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field-error.tsx";

/** What uniforms are usually made in; anything else can be added. */
const usual = ["XS", "S", "M", "L", "XL", "2XL", "3XL"];

type SizesFieldProps = {
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
};

export function SizesField({ value, onChange, error }: SizesFieldProps) {
  const id = useId();
  const [other, setOther] = useState("");
  const offered = [...usual, ...value.filter((size) => !usual.includes(size))];

  function set(sizes: readonly string[]) {
    onChange([
      ...usual.filter((size) => sizes.includes(size)),
      ...sizes.filter((size) => !usual.includes(size)),
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
          <label key={size} className="flex min-h-9 items-center gap-2">
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
