import type { ChangeEvent } from "react";

type SelectBoxProps = {
  label: string;
  checked: boolean;
  partly?: boolean;
  isRow?: boolean;
  onChange: (checked: boolean, withShift: boolean) => void;
};

export function SelectBox({ label, checked, partly = false, isRow = false, onChange }: SelectBoxProps) {
  function handleChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  }

  return (
    <label className="-m-2 grid size-9 place-items-center">
      <input
        ref={(box) => {
          if (box) box.indeterminate = partly;
        }}
        type="checkbox"
        aria-label={label}
        data-select-row={isRow || undefined}
        checked={checked}
        onChange={handleChange}
        className="size-4.5 accent-siyahi"
      />
    </label>
  );
}
