import { translateName } from "#messages/choices.ts";

type FilterSelectProps = {
  name: string;
  /** Names the filter, and stands in the control while it is not set. */
  label: string;
  options: readonly string[];
  value: string;
  className?: string;
};

/** One filter of the list: the device's own select. It is uncontrolled, so that it works before any script has run. */
export function FilterSelect({ name, label, options, value, className = "" }: FilterSelectProps) {
  // A value of the address that the shop does not know stays visible, so that it can be taken away.
  const all = value === "" || options.includes(value) ? options : [...options, value];
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      className={`field-control min-w-0 ps-3 pe-8 bg-[position:right_6px_center] rtl:bg-[position:left_6px_center] ${className}`}
    >
      <option value="">{label}</option>
      {all.map((option) => (
        <option key={option} value={option}>
          {translateName(option)}
        </option>
      ))}
    </select>
  );
}
