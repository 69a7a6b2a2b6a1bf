import { Link } from "react-router";
import type { SearchReading } from "#contract/catalog/catalog.ts";
import { inLanguage } from "#messages/in-language.ts";
import { searchMessages } from "#messages/search.ts";
import type { CardProduct } from "../catalog/card-product.ts";
import type { ListName } from "../catalog/load-products.ts";
import { ProductGrid } from "../catalog/product-grid.tsx";

export function SearchNotes({ reading }: { reading: SearchReading }) {
  const { corrected, missing, isPartial } = reading;
  return (
    <div className="grid gap-1 pb-4 text-slate empty:hidden">
      {corrected !== undefined && <p>{searchMessages.readAs(corrected)}</p>}
      {missing.length > 0 ? (
        <p>{searchMessages.missing(missing)}</p>
      ) : (
        isPartial && <p>{searchMessages.partial}</p>
      )}
    </div>
  );
}

type NothingFoundProps = {
  typed: string;
  nearest: readonly CardProduct[];
  categories: readonly ListName[];
};

/** Where a search leads to when there is nothing of it: the nearest products, and the categories. */
export function NothingFound({ typed, nearest, categories }: NothingFoundProps) {
  return (
    <div className="grid gap-6 pb-12">
      <p className="text-center wrap-anywhere">{searchMessages.nothingFound(typed)}</p>
      <nav aria-label={searchMessages.categories}>
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
      <section aria-label={searchMessages.nearest} className="grid gap-4">
        <h2>{searchMessages.nearest}</h2>
        <ProductGrid products={nearest} color="" loading={false} />
      </section>
    </div>
  );
}
