import type { SynonymKind } from "#contract/catalog/synonyms.ts";
import { type Executor, read } from "#database/query.ts";
import { slipsBetween, wordsOf } from "#database/search/search-words.ts";

export type WordGroup = {
  kind: SynonymKind;
  words: readonly string[];
  finds: readonly string[];
};

export type Thesaurus = {
  groupsOf(phrase: string): readonly WordGroup[];
  /**
   * The groups with a phrase of this prefix, which may be some words and a part of the next. Prefixes of a single
   * word come first.
   */
  beginningWith(words: readonly string[]): readonly WordGroup[];
  near(phrase: string, slips: number): string[];
};

const findKnown = (executor: Executor, words: string[]) => read(executor)<{ word: string }>`
  select word from search_words where word = any(${words}::text[])`;

export function phraseOf(text: string): string {
  return wordsOf(text).join("");
}

export async function readThesaurus(executor: Executor): Promise<Thesaurus> {
  const rows = await read(executor)<{ kind: SynonymKind; words: string[]; finds: string[] }>`
    select kind, words, finds from synonym_groups order by name`;
  const phrases = rows.map(({ kind, words, finds }) => ({
    kind,
    spaced: words.map((phrase) => wordsOf(phrase).join(" ")),
    words: words.map(phraseOf),
    finds: finds.map(phraseOf),
  }));
  const all = [...new Set(phrases.flatMap(({ words, finds }) => [...words, ...finds]))];
  const known = new Set((await findKnown(executor, all)).map(({ word }) => word));
  const groups = new Map<string, WordGroup[]>();
  const spacedGroups: { spaced: string; group: WordGroup }[] = [];
  for (const { kind, spaced, words, finds } of phrases) {
    const group = {
      kind,
      words: words.filter((word) => known.has(word)),
      finds: finds.filter((word) => known.has(word)),
    };
    if (kind !== "ignored") spacedGroups.push(...spaced.map((phrase) => ({ spaced: phrase, group })));
    for (const word of new Set(words)) groups.set(word, [...(groups.get(word) ?? []), group]);
  }
  groups.delete("");
  // Filler words match only exactly: `shoes` is not `show`.
  const meant = [...groups].filter(([, found]) => found.some(({ kind }) => kind !== "ignored"));
  return {
    groupsOf: (phrase) => groups.get(phrase) ?? [],
    beginningWith: (words) => {
      const beginning = words.join(" ");
      const begun = spacedGroups.filter(({ spaced }) => spaced.startsWith(beginning));
      const single = begun.filter(({ spaced }) => !spaced.includes(" "));
      return [...new Set((single.length > 0 ? single : begun).map(({ group }) => group))];
    },
    near: (word, slips) =>
      meant.map(([phrase]) => phrase).filter((phrase) => slipsBetween(word, phrase, slips) <= slips),
  };
}
