import { memo } from "react";
import { productMessages } from "#messages/product.ts";
import type { ProductChoices } from "./product-choices.ts";
import { YesOrNo } from "./yes-or-no.tsx";

type CapChoiceProps = {
  /** Rupees. */
  charge: number;
  value: boolean;
  onChoose: (change: Pick<ProductChoices, "cap">) => void;
};

/** A cap of the same cloth: no or yes. Kept as it is while a name is typed. */
export const CapChoice = memo(function CapChoice({ charge, value, onChoose }: CapChoiceProps) {
  return (
    <YesOrNo
      legend={productMessages.matchingCap}
      charge={charge}
      name="cap"
      value={value}
      onChange={(cap) => onChoose({ cap })}
    />
  );
});
