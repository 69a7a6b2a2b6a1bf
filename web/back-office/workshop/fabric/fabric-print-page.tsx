import { useLoaderData } from "react-router";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import type { ShelfFabric } from "#contract/workshop/fabric.ts";
import Spool from "#icons/spool.mjs";
import { PrintButton } from "#web/back-office/papers/print-button.tsx";
import { type Part, Sheets } from "#web/back-office/papers/sheets.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { FabricSample } from "#web/preview/fabric-sample.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Paper, PaperLanguageChoice } from "../words/paper-language.tsx";
import type { WorkshopWords } from "../words/workshop-words.ts";
import { useWords } from "../words/workshop-words-context.tsx";
import { workTable } from "../work-day-frame.tsx";
import { formatMetres } from "./fabric-labels.ts";
import { loadFabrics } from "./load-fabrics.ts";

export { loadFabrics as loader };

export function Component() {
  const { cloths, language } = useLoaderData<typeof loadFabrics>();
  return (
    <>
      <div className="no-print">
        <PageHeader
          title="Fabric list on paper"
          crumbs={[{ label: "Fabric list", to: "/cloth" }]}
          actions={
            cloths.length > 0 && (
              <>
                <PaperLanguageChoice language={language} />
                <PrintButton />
              </>
            )
          }
        />
      </div>
      {cloths.length === 0 ? (
        <EmptyState icon={Spool} title="No fabric is counted or needed" />
      ) : (
        <Paper language={language}>
          <FabricSheets cloths={cloths} />
        </Paper>
      )}
    </>
  );
}

function FabricSheets({ cloths }: { cloths: readonly ShelfFabric[] }) {
  const words = useWords();
  const { papers, day, language } = words;
  const today = dayInKarachi(new Date());
  return (
    <Sheets
      key={language}
      paper="a4"
      titleId="list-title"
      running={papers.pair(papers.fabricList, day(today))}
      parts={[
        {
          key: "head",
          whole: (
            <header className="mb-3 border-b-2 border-black pb-1.5">
              <h2 id="list-title" className="text-xl">
                <time dateTime={today}>{papers.pair(papers.fabricList, day(today))}</time>
              </h2>
            </header>
          ),
        },
        ...fabricsOf(cloths, words),
      ]}
    />
  );
}

function fabricsOf(cloths: readonly ShelfFabric[], { papers, choices, day }: WorkshopWords): Part[] {
  const names = [...new Map(cloths.map(({ fabric }) => [fabric.name, fabric.urdu]))];
  const lengthOf = (metres: number) => papers.length(formatMetres(metres));
  const neededOf = ({ needed, withoutMetres }: ShelfFabric) =>
    withoutMetres === 0 ? lengthOf(needed) : papers.lengthAndUnknown(formatMetres(needed), withoutMetres);
  return names.map(([name, urdu]) =>
    workTable({
      done: papers.heads.done,
      caption: name,
      title: <h3 className="mb-1 text-lg">{choices.name(name, urdu)}</h3>,
      heads: [
        [papers.heads.colour, 24],
        [papers.heads.onShelf, 14],
        [papers.heads.needed, 22],
        [papers.heads.shortFrom, 14],
        [papers.heads.short, 18],
      ],
      rows: cloths
        .filter(({ fabric }) => fabric.name === name)
        .map((cloth) => ({
          key: cloth.color.id,
          cells: [
            <span key="color" className="flex items-center gap-2">
              <FabricSample
                fabric={name}
                color={cloth.color.value}
                className="h-5 w-7 flex-none border border-black"
              />
              {choices.name(cloth.color.label, cloth.color.urdu)}
            </span>,
            cloth.onShelf === null ? papers.notCounted : lengthOf(cloth.onShelf),
            neededOf(cloth),
            cloth.shortFrom && day(cloth.shortFrom),
            cloth.short ? lengthOf(cloth.short) : "",
          ],
        })),
    }),
  );
}
