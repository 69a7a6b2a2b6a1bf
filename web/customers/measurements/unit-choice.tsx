import type { LengthUnit } from "#contract/sizes/length-unit.ts";
import { measurementFormMessages } from "#messages/measurement-form.tsx";
import { ChoiceGroup } from "#web/ui/choice-group.tsx";

type UnitChoiceProps = {
  name: string;
  unit: LengthUnit;
  onChange: (unit: LengthUnit) => void;
};

export function UnitChoice({ name, unit, onChange }: UnitChoiceProps) {
  return (
    <ChoiceGroup
      legend={measurementFormMessages.unit}
      name={name}
      columns={2}
      options={[
        { value: "in", label: measurementFormMessages.units.in },
        { value: "cm", label: measurementFormMessages.units.cm },
      ]}
      value={unit}
      onChange={onChange}
    />
  );
}
