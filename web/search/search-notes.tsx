import { Link } from "react-router";
import type { SearchReading } from "#contract/catalog/catalog.ts";
import { searchResultMessages } from "#messages/search-results.ts";
import { pagesFor } from "./pages-for.ts";

type SearchNotesProps = { typed: string; reading: SearchReading | undefined };

/** Above the products of a search: matching pages, and corrections of the query. */
export function SearchNotes({ typed, reading }: SearchNotesProps) {
  return (
    <>
      <FoundPages typed={typed} />
      {reading && <ReadingNotes reading={reading} />}
    </>
  );
}

function ReadingNotes({ reading }: { reading: SearchReading }) {
  const { corrected, missing, isPartial } = reading;
  return (
    <div className="grid gap-1 pb-4 text-slate empty:hidden">
      {corrected !== undefined && <p>{searchResultMessages.readAs(corrected)}</p>}
      {missing.length > 0 ? (
        <p>{searchResultMessages.missing(missing)}</p>
      ) : (
        isPartial && <p>{searchResultMessages.partial}</p>
      )}
    </div>
  );
}

/** Pages that match a search, above the products. */
function FoundPages({ typed }: { typed: string }) {
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
