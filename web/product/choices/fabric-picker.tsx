import type { Fabric } from "#contract/catalog/catalog.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productMessages } from "#messages/product.ts";
import { ClothSample } from "#web/preview/fabric-sample.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { Surcharge } from "./charge-mark.tsx";
import { FabricFacts } from "./fabric-facts.tsx";

type FabricPickerProps = {
  fabrics: readonly Fabric[];
  value: Fabric | null;
  cloth: string;
  problem: string | undefined;
  onChange: (fabric: Fabric) => void;
};

export function FabricPicker({ fabrics, value, cloth, problem, onChange }: FabricPickerProps) {
  function choose(id: string) {
    const fabric = fabrics.find(({ _id }) => _id === id);
    if (fabric) onChange(fabric);
  }

  return (
    <div data-choice="fabric" className="grid gap-2">
      <ChoiceGroup
        legend={productMessages.fabric}
        name="fabric"
        value={value?._id}
        onChange={choose}
        options={fabrics.map((fabric) => ({
          value: fabric._id,
          label: (
            <span className="flex items-center gap-3">
              <ClothSample fabric={fabric.name} color={cloth} className="size-8.5 shrink-0 rounded-sm" />
              {inLanguage(fabric.name, fabric.urdu)}
            </span>
          ),
          hint: fabric.price === 0 ? productMessages.fabricIncluded : <Surcharge rupees={fabric.price} />,
        }))}
      />
      <FabricFacts fabrics={fabrics} />
      {problem && <FieldError id="fabric-problem">{problem}</FieldError>}
    </div>
  );
}
