import { ChoiceGroup } from "../ui/choice-group.tsx";
import type { LengthUnit } from "./measurement-draft.ts";

type UnitChoiceProps = {
  /** Of the radio buttons: two choices on one page need two names. */
  name: string;
  unit: LengthUnit;
  onChange: (unit: LengthUnit) => void;
};

/** Inches or centimetres. */
export function UnitChoice({ name, unit, onChange }: UnitChoiceProps) {
  return (
    <ChoiceGroup
      legend="Unit"
      name={name}
      columns={2}
      options={[
        { value: "in", label: "Inches" },
        { value: "cm", label: "Centimetres" },
      ]}
      value={unit}
      onChange={onChange}
    />
  );
}
