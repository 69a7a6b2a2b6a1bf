import type { ReactNode } from "react";
import { Link } from "react-router";
import ChevronLeft from "#icons/chevron-left.mjs";
import ChevronRight from "#icons/chevron-right.mjs";
import { productListMessages } from "#messages/product-list.ts";
import { Icon } from "#web/ui/icon.tsx";

type PaginationProps = {
  current: number;
  total: number;
  addressOf: (page: number) => string;
};

const place = "grid h-11 min-w-11 place-items-center rounded-md px-2.5";

export function Pagination({ current, total, addressOf }: PaginationProps) {
  if (total <= 1 && current <= total) return null;
  const previous = Math.min(current - 1, total);
  return (
    <nav aria-label={productListMessages.pages} className="mt-14 print:hidden">
      <ul className="flex flex-wrap justify-center gap-1.5">
        <li>
          <Step label={productListMessages.previousPage} to={previous >= 1 ? addressOf(previous) : undefined}>
            <Icon icon={ChevronLeft} className="size-5 rtl:-scale-x-100" strokeWidth={1.75} />
          </Step>
        </li>
        {pageNumbers(current, total).map((number) =>
          number.kind === "gap" ? (
            <li key={`after-${number.after}`} aria-hidden="true" className={place}>
              …
            </li>
          ) : (
            <li key={number.page}>
              <Link
                to={addressOf(number.page)}
                aria-label={productListMessages.page(number.page)}
                aria-current={number.page === current ? "page" : undefined}
                className={`${place} hover:bg-chuna aria-[current]:bg-siyahi aria-[current]:text-kora`}
              >
                {number.page}
              </Link>
            </li>
          ),
        )}
        <li>
          <Step
            label={productListMessages.nextPage}
            to={current < total ? addressOf(current + 1) : undefined}
          >
            <Icon icon={ChevronRight} className="size-5 rtl:-scale-x-100" strokeWidth={1.75} />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

function Step({ label, to, children }: { label: string; to: string | undefined; children: ReactNode }) {
  if (to === undefined) {
    return (
      <span aria-hidden="true" className={`${place} text-line-strong opacity-50`}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} aria-label={label} className={`${place} hover:bg-chuna`}>
      {children}
    </Link>
  );
}

type PageNumber = { kind: "page"; page: number } | { kind: "gap"; after: number };

function step(page: number, previous: number): PageNumber[] {
  const number: PageNumber = { kind: "page", page };
  if (page - previous === 1) return [number];
  // A gap is as wide as the one number it would hide.
  if (page - previous === 2) return [{ kind: "page", page: page - 1 }, number];
  return [{ kind: "gap", after: previous }, number];
}

/** First, last and current with its neighbours; a gap for at least two omitted pages. */
export function pageNumbers(current: number, total: number): PageNumber[] {
  const kept = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= 1,
  );
  return kept.flatMap((page, index) => step(page, kept[index - 1] ?? 0));
}
