import type { Fabric, FabricFacts as Facts } from "#contract/catalog/catalog.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productMessages } from "#messages/product.ts";

export function FabricFacts({ fabrics }: { fabrics: readonly Fabric[] }) {
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
