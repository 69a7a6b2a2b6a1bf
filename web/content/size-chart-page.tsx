import { sizeCharts } from "#drawings/size-chart-numbers.ts";
import { inLanguage } from "#messages/choices.ts";
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
  return { charts: unwrapAnswer(await context.get(apiContext).getAllSizePictures()) };
}

export async function clientLoader() {
  return { charts: unwrapAnswer(await browserApi.getAllSizePictures()) };
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
      <section
        aria-label={sizeChartMessages.measurements}
        className="mt-12 grid max-w-[1160px] gap-10 md:grid-cols-2 md:gap-6"
      >
        <SizeTable chart={sizeCharts.women} />
        <SizeTable chart={sizeCharts.men} />
      </section>
    </main>
  );
}
