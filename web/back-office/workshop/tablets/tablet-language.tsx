import { useState } from "react";
import {
  languageNames,
  type WorkshopLanguage,
  workshopLanguages,
} from "#contract/settings/workshop-language.ts";
import { tabletButton } from "./tablet-key.ts";

const place = "tablet-language";

function readLanguage(): WorkshopLanguage | undefined {
  const stored = localStorage.getItem(place);
  return workshopLanguages.find((each) => each === stored);
}

/** The tablet's own language, else the one of the shop's papers. */
export function useTabletLanguage(ofShop: WorkshopLanguage | undefined) {
  const [own, setOwn] = useState(readLanguage);
  return {
    language: own ?? ofShop ?? "en",
    choose(language: WorkshopLanguage) {
      localStorage.setItem(place, language);
      setOwn(language);
    },
  };
}

type TabletLanguageProps = { shown: WorkshopLanguage; onChoose: (language: WorkshopLanguage) => void };

export function TabletLanguage({ shown, onChoose }: TabletLanguageProps) {
  return workshopLanguages
    .filter((language) => language !== shown)
    .map((language) => (
      <button
        key={language}
        type="button"
        lang={language}
        className={tabletButton}
        onClick={() => onChoose(language)}
      >
        {languageNames[language]}
      </button>
    ));
}
