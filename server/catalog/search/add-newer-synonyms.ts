import type { NewerSynonyms, SynonymGroup } from "#contract/catalog/synonyms.ts";
import { type Executor, read } from "#database/query.ts";
import { ownSynonyms } from "#database/search/give-synonyms.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { type Change, recordChanges, type StaffContext } from "#server/staff/record-change.ts";
import { insertSynonyms, listSynonyms, updateSynonymWords } from "./change-synonyms.ts";
import { type Newer, newerSynonyms, type SynonymStep } from "./newer-synonyms.ts";

/** As a group may have (`contract/catalog/synonyms.ts`). */
const mostWords = { words: 500, finds: 50 } as const;

const selectSteps = (executor: Executor) => read(executor)<SynonymStep>`
  select subject_id as "groupId", action, before, after from audit_log
  where subject_kind = 'synonyms' order by id`;

export async function findNewerSynonyms(executor: Executor): Promise<Newer[]> {
  const groups = await listSynonyms(executor);
  return newerSynonyms(ownSynonyms, groups, await selectSteps(executor));
}

export function addNewerSynonyms({ pool, staff }: StaffContext): Promise<NewerSynonyms[]> {
  return withTransaction(pool, async (client) => {
    await client.query("lock table synonym_groups in share row exclusive mode");
    const groups = new Map((await listSynonyms(client)).map((group) => [group.id, group]));
    const newer = await findNewerSynonyms(client);
    const changes: Change[] = [];
    for (const more of newer) {
      const there = more.id === undefined ? undefined : groups.get(more.id);
      const group = grown(there, more);
      await (there ? updateSynonymWords : insertSynonyms)(client, group);
      const subject = { kind: "synonyms", id: group.id };
      const before = there ? facts(there) : null;
      changes.push({ staff, action: "synonyms.give", subject, before, after: facts(group) });
    }
    if (changes.length > 0) await recordChanges(client, changes);
    return newer.map(toAnswer);
  });
}

function grown(there: SynonymGroup | undefined, { name, kind, words, finds }: Newer) {
  return {
    id: there?.id ?? timeOrderedId(),
    name,
    kind,
    words: [...(there?.words ?? []), ...words].slice(0, mostWords.words),
    finds: [...(there?.finds ?? []), ...finds].slice(0, mostWords.finds),
  };
}

function facts({ name, kind, words, finds }: Omit<SynonymGroup, "id" | "version">) {
  return { name, kind, words, finds };
}

export function toAnswer({ name, isNewGroup, words, finds }: Newer): NewerSynonyms {
  return { name, isNewGroup, words, finds };
}
