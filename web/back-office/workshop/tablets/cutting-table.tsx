import { useEffect, useState } from "react";
import type { FabricNeeded } from "#contract/workshop/job-tickets.ts";
import { getTabletDay } from "#contract/workshop/tablets.ts";
import { callApi } from "#web/back-office/api.ts";
import { describeFabric } from "../stage-labels.ts";

export function CuttingTable({ onOver }: { onOver: () => Promise<void> }) {
  const [cloths, setCloths] = useState<readonly FabricNeeded[]>([]);
  const [said, setSaid] = useState("One moment...");

  useEffect(() => {
    async function load() {
      const answer = await callApi(getTabletDay, { query: {} });
      if (!answer.ok) {
        setSaid(answer.error.error);
        return answer.status === 401 ? onOver() : undefined;
      }
      setCloths(answer.data.cutting);
      setSaid(answer.data.cutting.length === 0 ? "No work was started today." : "");
    }
    void load();
  }, [onOver]);

  return (
    <>
      <p role="status" className="text-lg empty:sr-only">
        {said}
      </p>
      {cloths.map(({ fabric, color, pieces, metres, withoutMetres, cuts }) => (
        <section
          key={`${fabric} ${color.label} ${color.value}`}
          className="grid gap-2 rounded-lg border border-line bg-paper p-5"
        >
          <h2 className="flex justify-between gap-3 text-xl">
            <span>
              {fabric}, {color.label}
            </span>
            <span>
              {describeFabric({ metres, withoutMetres })} · {pieces}
            </span>
          </h2>
          <ul className="grid divide-y divide-line text-lg">
            {cuts.map((cut, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a list may say the same
              <li key={index} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="wrap-anywhere">
                  {cut.product_code} {cut.name}, {cut.size}
                  {cut.trouser && <span>{`, ${cut.trouser}`}</span>}
                  {cut.hasCap && <span>, with cap</span>}
                  {cut.options.map(({ label, value }) => (
                    <span key={label} className="block text-base">
                      {label}: {value}
                    </span>
                  ))}
                  {cut.measurements?.map(({ label, value }) => (
                    <span key={label} className="block text-base">
                      {label}: {value}
                    </span>
                  ))}
                </span>
                <strong className="font-[640]">{cut.pieces}</strong>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
