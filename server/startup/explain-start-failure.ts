import { ServerStartError } from "#database/embedded/server-process.ts";
import type { Config } from "#server/platform/config.ts";

type Place = Pick<Config, "dataDir" | "port">;

type Explanation = { when: RegExp; say: (place: Place) => string };

// Errors of the system, SQLite or PostgreSQL and their meaning for an operator. The first match counts.
const explanations: readonly Explanation[] = [
  {
    when: /EADDRINUSE/,
    say: ({ port }) =>
      `Port ${port} is taken by another program: end that one, or set PORT to another number.`,
  },
  {
    when: /listen EACCES/,
    say: ({ port }) => `This user may not listen on port ${port}: set PORT to 1024 or more.`,
  },
  {
    when: /ENOSPC|EDQUOT|disk is full|No space left|could not extend file|could not write/,
    say: ({ dataDir }) =>
      `The disk of ${dataDir} is full: free some space, then start again. Nothing is lost.`,
  },
  {
    when: /EROFS|EACCES|EPERM|read-only|unable to open database file|permission denied/i,
    say: ({ dataDir }) =>
      `The shop may not write into ${dataDir}: let this user write there, or set DATA_DIR to another folder.`,
  },
  {
    when: /EEXIST|ENOTDIR/,
    say: ({ dataDir }) => `${dataDir} is not a folder: set DATA_DIR to one, or to a name that is free.`,
  },
  {
    when: /incompatible with server/,
    say: ({ dataDir }) =>
      `The database in ${dataDir} was made by another version of PostgreSQL: start the version of the shop that made it, or set DATA_DIR to a new folder and restore a backup. Nothing was changed.`,
  },
  {
    when: /could not find the database system|not a valid data directory|could not open file|could not locate a valid checkpoint/,
    say: ({ dataDir }) =>
      `Files of the database in ${dataDir} are missing or damaged: restore the folder from a backup. Nothing was changed.`,
  },
];

/** With the error as its cause; errors that say themselves what to do are given back as they are. */
export function explainStartFailure(error: unknown, place: Place): unknown {
  if (!(error instanceof Error) || !(isOfTheSystem(error) || error instanceof ServerStartError)) return error;
  const found = explanations.find(({ when }) => when.test(error.message));
  return found === undefined ? error : new Error(found.say(place), { cause: error });
}

/** Node's and SQLite's own have these numbers; our sentences have none. */
function isOfTheSystem(error: Error): boolean {
  return "errno" in error || "errcode" in error;
}
