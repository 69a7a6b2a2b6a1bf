import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Block, paginate } from "./paginate.ts";

/** A block that is not split, or rows that are divided over sheets within a repeated frame. */
export type Part = { key: string } & (
  | { whole: ReactNode }
  | {
      rows: readonly ReactNode[];
      frame: (rows: readonly ReactNode[]) => ReactNode;
    }
);

type SheetsProps = {
  paper: keyof typeof heights;
  titleId: string;
  running: string;
  parts: readonly Part[];
  /** Condensed before it takes a second sheet. */
  shrinks?: boolean;
};

/** Millimetres between the margins of print.css minus five, because lines may break differently on paper. */
const heights = { a4: 264, a5: 187 };
const runningHeight = 9;
const pixelsPerMillimetre = 96 / 25.4;

type Layout = { narrow: boolean; sheets: readonly number[] | undefined };

export function Sheets({ paper, titleId, running, parts, shrinks = false }: SheetsProps) {
  const article = useRef<HTMLElement>(null);
  const [layout, setLayout] = useState<Layout>({ narrow: false, sheets: undefined });

  useLayoutEffect(() => {
    if (layout.sheets || !article.current) return;
    const blocks = blocksOf(article.current);
    const isOne = paginate(blocks, heights[paper] * pixelsPerMillimetre).length <= 1;
    if (!isOne && shrinks && !layout.narrow) setLayout({ narrow: true, sheets: undefined });
    else {
      const height = isOne ? heights[paper] : heights[paper] - runningHeight;
      setLayout({ ...layout, sheets: paginate(blocks, height * pixelsPerMillimetre) });
    }
  }, [layout, paper, shrinks]);

  // A font that loads later changes the heights.
  useEffect(() => {
    const measureAgain = () => setLayout({ narrow: false, sheets: undefined });
    document.fonts.addEventListener("loadingdone", measureAgain);
    return () => document.fonts.removeEventListener("loadingdone", measureAgain);
  }, []);

  const sheets = partsOfSheets(parts, layout.sheets);
  return (
    <article ref={article} aria-labelledby={titleId} className="sheets">
      {sheets.map((content, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place
          key={index}
          className={`sheet ${paper} ${layout.narrow ? "narrow" : ""}`}
        >
          {sheets.length > 1 && (
            <p className="mb-2 flex justify-between gap-4 border-b border-black text-sm font-[600]">
              <span>{running}</span>
              <span dir="ltr" className="whitespace-nowrap">
                {index + 1} of {sheets.length}
              </span>
            </p>
          )}
          <div className="sheet-content">
            {content.map((part) => (
              <div key={part.key} data-part={part.key}>
                {"whole" in part ? part.whole : part.frame(part.rows)}
              </div>
            ))}
          </div>
        </div>
      ))}
    </article>
  );
}

function blocksOf(article: HTMLElement): Block[] {
  const zoom = article.currentCSSZoom;
  return Array.from(article.querySelectorAll("[data-part]")).flatMap((element, part) => {
    const whole = element.getBoundingClientRect();
    const rows = Array.from(element.querySelectorAll("[data-row]"), (row) => row.getBoundingClientRect());
    if (rows.length === 0)
      return [{ part, row: 0, top: whole.top / zoom, bottom: whole.bottom / zoom, head: 0 }];
    return rows.map(({ top, bottom }, row) => ({
      part,
      row,
      top: (row === 0 ? whole.top : top) / zoom,
      bottom: (row === rows.length - 1 ? whole.bottom : bottom) / zoom,
      head: ((rows[0]?.top ?? 0) - whole.top) / zoom,
    }));
  });
}

function partsOfSheets(parts: readonly Part[], sheets: Layout["sheets"]): Part[][] {
  const single = parts.flatMap((part): Part[] =>
    "whole" in part ? [part] : part.rows.map((row) => ({ ...part, rows: [row] })),
  );
  const counts = sheets && sum(sheets) === single.length ? sheets : [single.length];
  let from = 0;
  return counts.map((count) => {
    const taken = single.slice(from, from + count);
    from += count;
    const joined: Part[] = [];
    for (const part of taken) {
      const last = joined.at(-1);
      if (last?.key !== part.key || "whole" in part || "whole" in last) joined.push(part);
      else joined[joined.length - 1] = { ...last, rows: [...last.rows, ...part.rows] };
    }
    return joined;
  });
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
