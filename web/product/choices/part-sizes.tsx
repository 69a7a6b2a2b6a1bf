import { useId } from "react";
import type { GarmentPart } from "#contract/catalog/garments.ts";
import { capitalize } from "#contract/values/capitalize.ts";
import { inLanguage } from "#messages/in-language.ts";
import { partSizesMessages } from "#messages/part-sizes.ts";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { FieldError } from "../../ui/field-error.tsx";

type PartSizesProps = {
  parts: readonly GarmentPart[];
  sizes: readonly string[];
  chosen: ReadonlyMap<string, string | false>;
  isTried: boolean;
  onChoose: (part: string, size: string | false) => void;
};

/** No size of a garment is called so: names of sizes are not empty. */
const toMeasure = "";

export function PartSizes({ parts, sizes, chosen, isTried, onChoose }: PartSizesProps) {
  const id = useId();
  return (
    <div className="grid gap-5">
      <p className="text-sm text-slate">{partSizesMessages.about}</p>
      {parts.map(({ name, urdu, measurements }) => {
        const size = chosen.get(name);
        const part = inLanguage(capitalize(name), urdu);
        return (
          <div key={name}>
            <ChoiceGroup
              legend={partSizesMessages.sizeOf(part)}
              name={`${id}-${name}`}
              columns={4}
              options={[
                ...sizes.map((each) => ({ value: each, label: each })),
                ...(measurements.length > 0
                  ? [{ value: toMeasure, label: partSizesMessages.partToMeasure }]
                  : []),
              ]}
              value={size === false ? toMeasure : size}
              onChange={(value) => onChoose(name, value === toMeasure ? false : value)}
            />
            {isTried && size === undefined && (
              <FieldError id={`${id}-${name}-error`}>{partSizesMessages.chooseSizeOf(part)}</FieldError>
            )}
          </div>
        );
      })}
    </div>
  );
}
