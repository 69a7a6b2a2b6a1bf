import { memo } from "react";
import { stockOfColor } from "#contract/catalog/stock-of-color.ts";
import type { Charges } from "#contract/options/charges.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productMessages } from "#messages/product.ts";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { ColorPicker } from "./color-picker.tsx";
import { FabricPicker } from "./fabric-picker.tsx";
import { type ChosenProduct, offeredTrousers, type ProductChoices } from "./product-choices.ts";
import { SizePicker } from "./size-picker.tsx";

type GarmentChoicesProps = Pick<ProductChoices, "color" | "fabric" | "trouser" | "size" | "customSize"> & {
  product: ChosenProduct;
  charges: Charges;
  colorProblem: string | undefined;
  fabricProblem: string | undefined;
  sizeProblem: string | undefined;
  onChoose: (change: Partial<ProductChoices>) => void;
};

/** Color, fabric, trouser and size. Kept as they are while a name is typed: there is a key press every 100 ms. */
export const GarmentChoices = memo(function GarmentChoices(props: GarmentChoicesProps) {
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
