import type { ReviewCount } from "#contract/catalog/reviews.ts";
import Star from "#icons/star.mjs";
import { reviewsMessages } from "#messages/reviews.tsx";
import { Icon } from "#web/ui/icon.tsx";

type StarHistogramProps = {
  counts: ReviewCount["stars"];
  chosen: number | null;
  onChoose: (stars: number) => void;
};

export function StarHistogram({ counts, chosen, onChoose }: StarHistogramProps) {
  const all = counts.reduce((sum, count) => sum + count, 0) || 1;
  const rows = counts.map((count, index) => ({ stars: index + 1, count })).reverse();
  return (
    <ul aria-label={reviewsMessages.filterByStars} className="mt-3.5 max-w-90">
      {rows.map(({ stars, count }) => (
        <li key={stars}>
          <button
            type="button"
            aria-pressed={chosen === stars}
            onClick={() => onChoose(stars)}
            className="-mx-2 flex min-h-11 w-[calc(100%+16px)] items-center gap-3 rounded-md px-2 text-sm hover:bg-chuna aria-pressed:bg-chuna aria-pressed:font-[560] lg:min-h-9"
          >
            <span className="sr-only">{reviewsMessages.onlyStars(stars, count)}</span>
            <span aria-hidden="true" className="flex w-9 items-center gap-1">
              {stars}
              <Icon icon={Star} className="size-3.5" strokeWidth={1.75} />
            </span>
            <span className="h-2 flex-1 overflow-hidden rounded-sm bg-line forced-color-adjust-none">
              <span className="block h-full bg-siyahi" style={{ inlineSize: `${(count / all) * 100}%` }} />
            </span>
            <span aria-hidden="true" className="w-8 text-end text-slate">
              {count}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
