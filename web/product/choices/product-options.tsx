import { memo, Suspense } from "react";
import { stockOfColor } from "#contract/catalog/stock-of-color.ts";
import type { Charges } from "#contract/options/charges.ts";
import { takesMatchingCap } from "#contract/sizes/sold-out.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productMessages } from "#messages/product.ts";
import type { PreviewedItem } from "#web/preview/previewed-item.ts";
import { ChoiceGroup } from "#web/ui/choice-group.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import type { ChoiceProblems } from "./choice-problems.ts";
import { ColorPicker } from "./color-picker.tsx";
import { EngravingFields } from "./engraving-fields.tsx";
import { FabricPicker } from "./fabric-picker.tsx";
import { loadOptionCode } from "./option-code.ts";
import { type ChosenProduct, offeredTrousers, type ProductChoices } from "./product-choices.ts";
import { SizePicker } from "./size-picker.tsx";
import { YesOrNo } from "./yes-or-no.tsx";

// Lazy, because most products offer none of these.
const OptionChoices = lazyPart(loadOptionCode);

type ProductOptionsProps = {
  product: ChosenProduct;
  choices: ProductChoices;
  item: PreviewedItem;
  charges: Charges;
  problems: ChoiceProblems;
  onChoose: (change: Partial<ProductChoices>) => void;
  onEngrave: (change: Partial<ProductChoices["engraving"]>) => void;
};

export function ProductOptions(props: ProductOptionsProps) {
  const { product, choices, item, charges, problems, onChoose, onEngrave } = props;
  return (
    <>
      <GarmentChoices
        product={product}
        color={choices.color}
        fabric={choices.fabric}
        trouser={choices.trouser}
        size={choices.size}
        customSize={choices.customSize}
        charges={charges}
        colorProblem={problems.color}
        fabricProblem={problems.fabric}
        sizeProblem={problems.size}
        onChoose={onChoose}
      />
      {product.name_engraving && (
        <EngravingFields
          threads={product.threads}
          value={choices.engraving}
          charges={charges}
          problems={problems}
          item={item}
          onChange={onEngrave}
        />
      )}
      {takesMatchingCap(product) && (
        <CapChoice charge={charges.surgicalCap} value={choices.cap} onChoose={onChoose} />
      )}
      {product.options && (
        <Suspense>
          <OptionChoices
            product={product}
            choices={choices}
            isTold={problems.options !== undefined}
            onChoose={onChoose}
          />
        </Suspense>
      )}
    </>
  );
}

type CapChoiceProps = {
  charge: number;
  value: boolean;
  onChoose: (change: Pick<ProductChoices, "cap">) => void;
};

const CapChoice = memo(function CapChoice({ charge, value, onChoose }: CapChoiceProps) {
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

type GarmentChoicesProps = Pick<ProductChoices, "color" | "fabric" | "trouser" | "size" | "customSize"> & {
  product: ChosenProduct;
  charges: Charges;
  colorProblem: string | undefined;
  fabricProblem: string | undefined;
  sizeProblem: string | undefined;
  onChoose: (change: Partial<ProductChoices>) => void;
};

/** Color, fabric, trouser and size. Memoised, because a fast typist presses a key every 100 ms. */
const GarmentChoices = memo(function GarmentChoices(props: GarmentChoicesProps) {
  const { product, color, fabric, trouser, size, customSize, onChoose } = props;
  const trousers = offeredTrousers(product);
  return (
    <>
      <ColorPicker
        colors={product.colors}
        value={color}
        problem={props.colorProblem}
        onChange={(chosen) => {
          const isSoldOut = stockOfColor(product, chosen._id).soldOut?.includes(size ?? "");
          onChoose({ color: chosen, ...(isSoldOut && { size: null }) });
        }}
      />
      <FabricPicker
        fabrics={product.fabric_type}
        value={fabric}
        cloth={(color ?? product.colors[0])?.value ?? ""}
        problem={props.fabricProblem}
        onChange={(chosen) => onChoose({ fabric: chosen })}
      />
      {trousers.length > 0 && (
        <ChoiceGroup
          legend={productMessages.trouser}
          name="trouser"
          columns={Math.min(trousers.length, 3)}
          options={trousers.map(({ name, urdu }) => ({ value: name, label: inLanguage(name, urdu) }))}
          value={trouser ?? undefined}
          onChange={(chosen) => onChoose({ trouser: chosen })}
        />
      )}
      <SizePicker
        product={stockOfColor(product, color?._id)}
        choices={{ size, customSize }}
        charges={props.charges}
        problem={props.sizeProblem}
        onChoose={onChoose}
      />
    </>
  );
});
