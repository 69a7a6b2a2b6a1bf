/** What the address says, and what the shopper reads. */
export type FilterOption = { value: string; label: string };

type FilterSelectProps = {
  name: string;
  /** Names the filter, and stands in the control while it is not set. */
  label: string;
  options: readonly FilterOption[];
  value: string;
  className?: string;
};

/** One filter of the list: the device's own select. It is uncontrolled, so that it works before any script has run. */
export function FilterSelect({ name, label, options, value, className = "" }: FilterSelectProps) {
  // A value of the address that the shop does not know stays visible, so that it can be taken away.
  const isKnown = value === "" || options.some((option) => option.value === value);
  const all = isKnown ? options : [...options, { value, label: value }];
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      className={`field-control min-w-0 ps-3 pe-8 bg-[position:right_6px_center] rtl:bg-[position:left_6px_center] ${className}`}
    >
      <option value="">{label}</option>
      {all.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
