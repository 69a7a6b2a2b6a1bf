import type { Fabric, FabricFacts as Facts } from "#contract/catalog/catalog.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productMessages } from "#messages/product.ts";
import { FabricSample } from "#web/preview/fabric-sample.tsx";
import { ChoiceGroup } from "#web/ui/choice-group.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { Surcharge } from "./charge-mark.tsx";

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
              <FabricSample fabric={fabric.name} color={cloth} className="size-8.5 shrink-0 rounded-sm" />
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

function FabricFacts({ fabrics }: { fabrics: readonly Fabric[] }) {
  const known = fabrics.flatMap(({ _id, name, urdu, facts }) =>
    facts ? [{ id: _id, name: inLanguage(name, urdu), rows: rowsOf(facts) }] : [],
  );
  if (known.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer content-center text-sm text-kashi underline-offset-3 hover:underline">
        {productMessages.aboutFabrics}
      </summary>
      <div className="grid gap-4 rounded-md border border-line px-3.5 py-3">
        {known.map(({ id, name, rows }) => (
          <div key={id} className="grid gap-1">
            <p className="font-[540]">{name}</p>
            <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
              {rows.map(([label, text]) => (
                <div key={label} className="contents">
                  <dt className="text-slate">{label}</dt>
                  <dd className="wrap-anywhere">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </details>
  );
}

function rowsOf({ weight, weave, content, opacity, care }: Facts): [label: string, text: string][] {
  const { fabricFact, fabricWeight, fabricOpacity } = productMessages;
  const rows = [
    [fabricFact.weight, weight && fabricWeight(weight)],
    [fabricFact.weave, weave?.text],
    [fabricFact.content, content?.text],
    [fabricFact.opacity, opacity && fabricOpacity(opacity)],
    [fabricFact.care, care?.text],
  ] as const;
  return rows.flatMap(([label, text]) => (text ? [[label, text]] : []));
}
