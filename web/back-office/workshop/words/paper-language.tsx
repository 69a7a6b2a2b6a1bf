import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import {
  languageNames,
  type WorkshopLanguage,
  workshopLanguages,
} from "#contract/settings/workshop-language.ts";
import { InWorkshopLanguage } from "./workshop-words-context.tsx";

/** The language in the address, else the one of the shop's papers. */
export function usePaperLanguage(ofShop: WorkshopLanguage): WorkshopLanguage {
  const [params] = useSearchParams();
  return workshopLanguages.find((each) => each === params.get("language")) ?? ofShop;
}

/** A paper in the language that was chosen for it. */
export function Paper({ language, children }: { language: WorkshopLanguage; children: ReactNode }) {
  return <InWorkshopLanguage language={usePaperLanguage(language)}>{children}</InWorkshopLanguage>;
}

export function PaperLanguageChoice({ language }: { language: WorkshopLanguage }) {
  const [, setParams] = useSearchParams();
  const shown = usePaperLanguage(language);
  return (
    <select
      aria-label="Language of the paper"
      value={shown}
      onChange={({ target }) =>
        setParams(
          (params) => {
            params.set("language", target.value);
            return params;
          },
          { replace: true, preventScrollReset: true },
        )
      }
      className="field-control w-auto"
    >
      {workshopLanguages.map((each) => (
        <option key={each} value={each} lang={each}>
          {languageNames[each]}
        </option>
      ))}
    </select>
  );
}
