import { useEffect, useState } from "react";
import { describeMeasurements, describeOption } from "#contract/cart/describe-choices.ts";
import type { Cut, FabricNeeded } from "#contract/workshop/job-tickets.ts";
import { getTabletDay } from "#contract/workshop/tablets.ts";
import { callApi } from "#web/back-office/api.ts";
import { describeFabric } from "../stage-labels.ts";
import { GarmentName } from "../words/garment-name.tsx";
import { cutSize } from "../words/workshop-words.ts";
import { useWords } from "../words/workshop-words-context.tsx";
import { wordFailure } from "./tablet-failure.ts";

export function CuttingTable({ onOver }: { onOver: () => Promise<void> }) {
  const words = useWords();
  const { tablet, choices, papers } = words;
  const [cloths, setCloths] = useState<readonly FabricNeeded[]>([]);
  const [said, setSaid] = useState(tablet.oneMoment);

  useEffect(() => {
    async function load() {
      const answer = await callApi(getTabletDay, { query: {} });
      if (!answer.ok) {
        setSaid(wordFailure(answer.error, words));
        return answer.status === 401 ? onOver() : undefined;
      }
      setCloths(answer.data.cutting);
      setSaid(answer.data.cutting.length === 0 ? words.tablet.noWorkToday : "");
    }
    void load();
  }, [onOver, words]);

  return (
    <>
      <p role="status" className="text-lg empty:sr-only">
        {said}
      </p>
      {cloths.map(({ fabric, color, urdu, pieces, metres, withoutMetres, cuts }) => (
        <section
          key={`${fabric} ${color.label} ${color.value}`}
          className="grid gap-2 rounded-lg border border-line bg-paper p-5"
        >
          <h2 className="flex justify-between gap-3 text-xl">
            <span>
              {papers.pair(choices.name(fabric, urdu.fabric), choices.name(color.label, urdu.color))}
            </span>
            <span>
              {describeFabric({ metres, withoutMetres }, words)} · {pieces}
            </span>
          </h2>
          <ul className="grid divide-y divide-line text-lg">
            {cuts.map((cut, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a list may say the same
              <li key={index} className="flex flex-wrap justify-between gap-x-4 py-2">
                <CutWords cut={cut} />
                <strong className="font-[640]">
                  <CutPieces cut={cut} />
                </strong>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Pieces, with those that are cut. */
function CutPieces({ cut: { orders, pieces } }: { cut: Cut }) {
  const { stages } = useWords();
  const cut = orders.reduce((sum, order) => sum + (order.isCut ? order.pieces : 0), 0);
  if (cut === 0) return pieces;
  return (
    <>
      {`${pieces} · `}
      <span className="font-normal">
        {cut === pieces ? stages.reached.cut : `${stages.reached.cut}: ${cut}`}
      </span>
    </>
  );
}

function CutWords({ cut: { line, product_code, trouser, hasCap, measurements } }: { cut: Cut }) {
  const words = useWords();
  const { choices, tablet } = words;
  const apart = line.isFromStock ? [] : (line.options ?? []).filter(({ isGrouped }) => isGrouped);
  const facts = [
    ...apart.map((option) => describeOption(option, choices)),
    ...(measurements ? describeMeasurements(line.custom_size, choices) : []),
  ];
  return (
    <span className="wrap-anywhere">
      <GarmentName code={product_code} line={line} /> <bdi>{cutSize(line, words)}</bdi>
      {trouser && <bdi>{` · ${choices.name(trouser, line.urdu?.trouser)}`}</bdi>}
      {hasCap && <span>{` · ${tablet.withCap}`}</span>}
      {facts.map(({ label, value }) => (
        <span key={label} className="block text-base">
          {label}: <bdi>{value}</bdi>
        </span>
      ))}
    </span>
  );
}
