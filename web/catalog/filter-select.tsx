import { productListMessages } from "#messages/product-list.ts";
import type { FilterOption } from "./filter-options.ts";

type FilterSelectProps = {
  name: string;
  label: string;
  options: readonly FilterOption[];
  value: string;
  onChange: () => void;
};

export function FilterSelect({ name, label, options, value, onChange }: FilterSelectProps) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      onChange={onChange}
      className="field-control min-w-0 ps-3 pe-8 bg-[position:right_6px_center] rtl:bg-[position:left_6px_center]"
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.count === undefined
            ? option.label
            : productListMessages.counted(option.label, option.count)}
        </option>
      ))}
    </select>
  );
}
