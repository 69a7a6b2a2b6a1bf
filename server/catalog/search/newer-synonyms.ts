import type { NewerSynonyms, SynonymGroup } from "#contract/catalog/synonyms.ts";

type Words = Pick<SynonymGroup, "name" | "kind" | "words" | "finds">;

/** An audit entry of a group: of an update only the differences, of a deleted group everything. */
export type SynonymStep = {
  groupId: string;
  action: string;
  before: Partial<Words> | null;
  after: Partial<Words> | null;
};

/** Words to add to a group; `id` is absent if the group is new. */
export type Newer = NewerSynonyms & Pick<Words, "kind"> & { id?: string };

/**
 * Returns the shop's own words that the merchant's groups lack. Omits words and groups that the merchant has removed,
 * and adds nothing to groups the merchant made: the append-only audit log shows both. A renamed group is still
 * recognised.
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
