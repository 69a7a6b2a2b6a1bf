import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { WorkshopLanguage } from "#contract/settings/workshop-language.ts";
import { loadWords, type WorkshopWords } from "./workshop-words.ts";

const Words = createContext<WorkshopWords | undefined>(undefined);

export function useWords(): WorkshopWords {
  const words = useContext(Words);
  if (!words) throw new Error("There are no words outside InWorkshopLanguage.");
  return words;
}

type InWorkshopLanguageProps = { language: WorkshopLanguage; className?: string; children: ReactNode };

/** Shows its children in a language and its direction, once the words are loaded. */
export function InWorkshopLanguage({ language, className, children }: InWorkshopLanguageProps) {
  const [words, setWords] = useState<WorkshopWords>();
  useEffect(() => {
    let isGone = false;
    void loadWords(language).then((loaded) => {
      if (!isGone) setWords(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [language]);
  if (!words) return null;
  return (
    <Words value={words}>
      <div lang={words.language} dir={words.direction} className={className}>
        {children}
      </div>
    </Words>
  );
}

/** A number, code or size that reads from the left in every language. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" lang="en">
      {children}
    </bdi>
  );
}
