import type { NewerSynonyms, SynonymGroup } from "#contract/catalog/synonyms.ts";

type Words = Pick<SynonymGroup, "name" | "kind" | "words" | "finds">;

/** What the audit log keeps of one change of a group: of an update only what differs, of a deleted group all of it. */
export type SynonymStep = {
  groupId: string;
  action: string;
  before: Partial<Words> | null;
  after: Partial<Words> | null;
};

/** Words that a group is to get; `id` is absent where the group itself is new. */
export type Newer = NewerSynonyms & Pick<Words, "kind"> & { id?: string };

/**
 * What the shop's own groups have that a merchant's do not. Nothing is given back that the merchant has taken away, be it a word
 * or a group, nor put into a group of their own making: the audit log, to which is only added, tells both. A group that they
 * have given another name is still known.
 */
export function newerSynonyms(
  own: readonly Words[],
  groups: readonly (Words & { id: string })[],
  steps: readonly SynonymStep[],
): Newer[] {
  const removed = removedWords(steps);
  const formerNames = new Map(steps.flatMap((step) => (step.before?.name ? [[step.before.name, step]] : [])));
  const ofMerchant = new Set(
    steps.filter(({ action }) => action === "synonyms.create").map((step) => step.groupId),
  );
  const byId = new Map(groups.map((group) => [group.id, group]));
  const byName = new Map(groups.map((group) => [group.name, group]));

  return own.flatMap((given): Newer[] => {
    const former = formerNames.get(given.name);
    const there = (former && byId.get(former.groupId)) ?? byName.get(given.name);
    if (!there) return former ? [] : [{ ...given, isNewGroup: true }];
    if (ofMerchant.has(there.id)) return [];
    const missing = (list: "words" | "finds") =>
      given[list].filter((word) => !has(there[list], word) && !removed.has(keyOf(there.id, list, word)));
    const [words, finds] = [missing("words"), missing("finds")];
    if (words.length + finds.length === 0) return [];
    return [{ id: there.id, name: there.name, kind: there.kind, isNewGroup: false, words, finds }];
  });
}

function has(list: readonly string[], word: string): boolean {
  return list.some((other) => other.toLowerCase() === word.toLowerCase());
}

function keyOf(groupId: string, list: "words" | "finds", word: string): string {
  return JSON.stringify([groupId, list, word.toLowerCase()]);
}

function removedWords(steps: readonly SynonymStep[]): Set<string> {
  const removed = new Set<string>();
  for (const { groupId, before, after } of steps) {
    for (const list of ["words", "finds"] as const) {
      const kept = after?.[list] ?? [];
      const gone = (before?.[list] ?? []).filter((word) => !has(kept, word));
      for (const word of gone) removed.add(keyOf(groupId, list, word));
    }
  }
  return removed;
}
