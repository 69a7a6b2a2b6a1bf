import { useLocation } from "react-router";
import { type LanguageTag, languages, languageTags } from "#contract/languages.ts";
import { language } from "#messages/language.ts";
import { UrduWord } from "#web/shell/brand.tsx";

/** Drawn names of languages whose font only their pages load. */
const drawnNames: Partial<Record<LanguageTag, typeof UrduWord>> = { ur: UrduWord };

export function LanguageLinks({ className }: { className: string }) {
  return languageTags
    .filter((tag) => tag !== language.tag)
    .map((tag) => <LanguageLink key={tag} tag={tag} className={className} />);
}

/**
 * The server redirects and stores the choice. Not a link of the router: another language is another build of the pages.
 */
function LanguageLink({ tag, className }: { tag: LanguageTag; className: string }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set("language", tag);
  const { name, direction } = languages[tag];
  const Drawn = drawnNames[tag];
  return (
    <a
      href={`${language.prefix}${pathname}?${query}`}
      hrefLang={tag}
      lang={tag}
      dir={direction}
      className={className}
    >
      {Drawn ? <Drawn className="h-7 w-auto" /> : <span>{name}</span>}
    </a>
  );
}
