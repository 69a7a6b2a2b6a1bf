import { buyingTerms } from "#messages/terms-of-buying.tsx";
import { returnTerms } from "#messages/terms-of-returns.tsx";
import { siteTerms } from "#messages/terms-of-use.tsx";
import type { TermsFacts } from "./document-facts.ts";
import { type DocumentSection, documentSections } from "./document-sections.ts";

export function termsSections(facts: TermsFacts): readonly DocumentSection[] {
  return [buyingTerms, returnTerms, siteTerms].flatMap((terms) => documentSections(terms, facts));
}
