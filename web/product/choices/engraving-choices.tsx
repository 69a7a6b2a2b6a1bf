import { memo } from "react";
import { productMessages } from "#messages/product.ts";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { noEngraving, type ProductChoices } from "./product-choices.ts";
import { YesOrNo } from "./yes-or-no.tsx";

type Engraving = ProductChoices["engraving"];

type EngravingWantedProps = {
  /** Rupees. */
  charge: number;
  value: boolean;
  onChange: (change: Partial<Engraving>) => void;
};

/** Whether a name is sewn on. Kept as it is while the name is typed, like its side. */
export const EngravingWanted = memo(function EngravingWanted(props: EngravingWantedProps) {
  const { charge, value, onChange } = props;
  return (
    <YesOrNo
      legend={productMessages.nameEngraving}
      charge={charge}
      name="engraving"
      value={value}
      onChange={(wanted) => onChange(wanted ? { wanted } : noEngraving)}
    />
  );
});

type EngravingSideProps = {
  value: Engraving["position"];
  onChange: (change: Pick<Engraving, "position">) => void;
};

/** On which side of the chest the name is sewn. */
export const EngravingSide = memo(function EngravingSide({ value, onChange }: EngravingSideProps) {
  return (
    <div className="grid gap-2">
      <ChoiceGroup
        legend={productMessages.position}
        name="engraving-position"
        columns={2}
        options={[
          { value: "left", label: productMessages.left },
          { value: "right", label: productMessages.right },
        ]}
        value={value}
        onChange={(position) => onChange({ position })}
      />
      <p className="text-sm text-slate">{productMessages.wearersLeft}</p>
    </div>
  );
});
