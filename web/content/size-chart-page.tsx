import type { VisitCalls } from "#contract/calls/visit-calls.ts";
import { type GarmentType, garmentFits } from "#contract/catalog/garments.ts";
import { inLanguage } from "#messages/in-language.ts";
import { sizeChartMessages } from "#messages/size-chart.ts";
import { apiContext } from "../page-context.ts";
import { browserApi } from "../shell/browser-api.ts";
import { pageTags } from "../shell/page-tags.ts";
import { unwrapAnswer } from "../shell/unwrap-answer.ts";
import { ShopPicture } from "../ui/picture.tsx";
import type { Route } from "./+types/size-chart-page.ts";
import { SizeTable } from "./size-table.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: sizeChartMessages.title,
    description: sizeChartMessages.description,
    path: "/size-chart",
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return loadSizes(context.get(apiContext));
}

export async function clientLoader() {
  return loadSizes(browserApi);
}

async function loadSizes(api: VisitCalls) {
  const [charts, types] = await Promise.all([api.getAllSizePictures(), api.getAllGarmentTypes()]);
  return { charts: unwrapAnswer(charts), types: withoutRepeats(unwrapAnswer(types)) };
}

/** Without parts that repeat another's table, as the tops of the sets. */
function withoutRepeats(types: readonly GarmentType[]): GarmentType[] {
  const seen = new Set<string>();
  return types.filter(({ sizes, parts }) => {
    const keys = parts.map(({ measurements, tables }) => JSON.stringify([sizes, measurements, tables]));
    const isNew = keys.some((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew && parts.some(({ tables }) => tables.length > 0);
  });
}

export default function SizeChartPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="wrap pt-12 pb-24">
      <hgroup className="flex flex-col-reverse gap-1">
        <h1 className="text-4xl tracking-[-.028em]">{sizeChartMessages.title}</h1>
        <p className="text-slate">{sizeChartMessages.scrubs}</p>
      </hgroup>
      <ul className="mt-7 grid max-w-[1160px] gap-6 md:grid-cols-2">
        {loaderData.charts.map(({ _id, name, urdu, image }, index) => (
          <li key={_id} className="overflow-hidden rounded-md border border-line bg-chuna">
            <ShopPicture
              picture={{ ...image, srcset: `${image.downloadURL} ${image.width}w` }}
              alt={sizeChartMessages.chartOf(inLanguage(name, urdu))}
              sizes="(min-width: 768px) 568px, 92vw"
              priority={index === 0}
              className="h-auto w-full"
            />
          </li>
        ))}
      </ul>
      <div className="mt-12 grid max-w-[1160px] gap-12">
        {loaderData.types.map((type) => (
          <section key={type._id} aria-labelledby={`sizes-of-${type._id}`}>
            <h2 id={`sizes-of-${type._id}`} className="mb-5 text-2xl">
              {inLanguage(type.name, type.urdu)}
            </h2>
            <div className="grid gap-10 md:grid-cols-2 md:gap-6">
              {garmentFits
                .filter((fit) => type.parts.some(({ tables }) => tables.some((table) => table.fit === fit)))
                .map((fit) => (
                  <SizeTable key={fit} title={sizeChartMessages.fits[fit]} type={type} fit={fit} />
                ))}
            </div>
          </section>
        ))}
      </div>
    </main>
  );
}
