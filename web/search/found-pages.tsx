import { Link } from "react-router";
import { searchResultMessages } from "#messages/search-results.ts";
import { pagesFor } from "./pages-for.ts";

/** Pages of the shop that are meant by a search, above the products. */
export function FoundPages({ typed }: { typed: string }) {
  const pages = pagesFor(typed);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={searchResultMessages.pages} className="pb-4">
      <ul className="flex flex-wrap gap-2">
        {pages.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center rounded-md border border-line-strong px-4 font-[540] hover:bg-chuna"
            >
              {searchResultMessages.pageNames[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
