import { memo } from "react";
import { productMessages } from "#messages/product.ts";
import { noEngraving, type ProductChoices } from "./product-choices.ts";
import { YesOrNo } from "./yes-or-no.tsx";

type Engraving = ProductChoices["engraving"];

type EngravingWantedProps = {
  charge: number;
  value: boolean;
  onChange: (change: Partial<Engraving>) => void;
};

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
