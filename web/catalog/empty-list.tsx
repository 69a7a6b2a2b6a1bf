import type { ReactNode } from "react";
import { Link } from "react-router";
import PackageOpen from "#icons/package-open.mjs";
import { emptyListMessages } from "#messages/empty-list.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productListMessages } from "#messages/product-list.ts";
import { searchResultMessages } from "#messages/search-results.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import type { ListName } from "./list-name.ts";

type EmptyListProps = {
  pastEnd?: { page: number; last: number; lastAddress: string } | undefined;
  /** A search without a product, and its alternatives. */
  search?: NothingFoundProps | undefined;
};

export function EmptyList({ pastEnd, search }: EmptyListProps) {
  if (pastEnd) {
    return (
      <EmptyState
        icon={PackageOpen}
        title={productListMessages.none}
        action={
          <>
            <p>{emptyListMessages.pastEnd(pastEnd.page, pastEnd.last)}</p>
            <ButtonLink to={pastEnd.lastAddress}>{emptyListMessages.toLastPage(pastEnd.last)}</ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <>
      <EmptyState icon={PackageOpen} title={productListMessages.none} />
      {search && <NothingFound {...search} />}
    </>
  );
}

type NothingFoundProps = {
  typed: string;
  nearest: ReactNode;
  categories: readonly ListName[];
};

/** Alternatives for an empty search: the nearest products, and the categories. */
function NothingFound({ typed, nearest, categories }: NothingFoundProps) {
  return (
    <div className="grid gap-6 pb-12">
      <p className="text-center wrap-anywhere">{searchResultMessages.nothingFound(typed)}</p>
      <nav aria-label={searchResultMessages.categories}>
        <ul className="flex flex-wrap justify-center gap-2">
          {categories.map(({ name, urdu }) => (
            <li key={name}>
              <Link
                to={`/products?${new URLSearchParams({ category: name })}`}
                className="inline-flex min-h-11 items-center rounded-md border border-line-strong px-4 hover:bg-chuna"
              >
                {inLanguage(name, urdu)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {nearest && (
        <section aria-label={searchResultMessages.nearest} className="grid gap-4">
          <h2>{searchResultMessages.nearest}</h2>
          {nearest}
        </section>
      )}
    </div>
  );
}
