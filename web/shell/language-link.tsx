import { useLocation } from "react-router";
import { language } from "#messages/language.ts";
import { UrduWord } from "./brand.tsx";

const languages = {
  en: { name: "English", direction: "ltr" },
  ur: { name: <UrduWord className="h-7 w-auto" />, direction: "rtl" },
} as const;

/**
 * The page in the other language. The server leads there and remembers the choice. No link of the router: the other
 * language is another build of the pages.
 */
export function LanguageLink({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const other = language.tag === "en" ? "ur" : "en";
  const query = new URLSearchParams(search);
  query.set("language", other);
  const { name, direction } = languages[other];
  return (
    <a
      href={`${language.prefix}${pathname}?${query}`}
      hrefLang={other}
      lang={other}
      dir={direction}
      className={className}
    >
      {name}
    </a>
  );
}
