import { type Executor, readFirst } from "./query.ts";

/**
 * The newest minor release of each branch of PostgreSQL when this release of the shop was made. All branches have one
 * day of release, a quarter apart (postgresql.org/developer/roadmap).
 */
const newestReleases: ReadonlyMap<number, number> = new Map([
  [15, 20],
  [16, 16],
  [17, 12],
  [18, 6],
]);

/** The oldest branch that still gets fixes. */
const oldestBranch = Math.min(...newestReleases.keys());

export type ServerRelease = {
  /** As in `18.4`. */
  version: string;
  /** The release to bring the server to; undefined where its branch is unknown here, newer or ended. */
  newest: string | undefined;
  /** Security fixes that are known here are missing. */
  isBehind: boolean;
};

/** `versionNumber` is PostgreSQL's `server_version_num`, as in 180004. */
export function releaseOf(versionNumber: number): ServerRelease {
  const branch = Math.floor(versionNumber / 10_000);
  const minor = versionNumber % 10_000;
  const newestMinor = newestReleases.get(branch);
  return {
    version: `${branch}.${minor}`,
    newest: newestMinor === undefined ? undefined : `${branch}.${Math.max(newestMinor, minor)}`,
    isBehind: branch < oldestBranch || (newestMinor !== undefined && minor < newestMinor),
  };
}

/** Of the server that answers. */
export async function readServerRelease(executor: Executor): Promise<ServerRelease> {
  const row = await readFirst(executor)<{ version: number }>`
    select current_setting('server_version_num')::int as version`;
  return releaseOf(row?.version ?? 0);
}

/** A sentence for the administrator if the server is behind; undefined otherwise. */
export function describeBehind({ version, newest, isBehind }: ServerRelease): string | undefined {
  if (!isBehind) return undefined;
  const found = newest
    ? `${newest} has security fixes that it lacks`
    : "its branch gets no more security fixes";
  return `PostgreSQL ${version} is behind: ${found}. docs/deploying.md says how to bring it up to date.`;
}
