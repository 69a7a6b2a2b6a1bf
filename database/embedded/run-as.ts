import { type SpawnOptions, spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname } from "node:path";

export interface RunAs {
  wrap(command: string[]): [file: string, ...args: string[]];
  readonly identity: Pick<SpawnOptions, "uid" | "gid">;
  /** The required owner of the data on disk; undefined: its creator. */
  readonly owner: number | undefined;
}

// The user "nobody", on every Linux.
const nobody = 65_534;

const asNobodyInOwnNamespace = ["unshare", "--user", `--map-user=${nobody}`, `--map-group=${nobody}`, "--"];
const interruptedWithParent = ["setpriv", "--pdeathsig", "INT", "--"];

/**
 * As root, PostgreSQL runs in a user namespace of its own, where root's files seem to be nobody's: no user is
 * created, and the folders stay root's. Where namespaces are forbidden, as in most containers, it runs as nobody.
 * An ordinary user runs it directly. On Linux the kernel also interrupts it when this process is killed.
 */
export function chooseRunAs(): RunAs {
  const untilParentDies = succeeds(interruptedWithParent) ? interruptedWithParent : [];
  if (!isRoot() && hasUserName()) return direct(untilParentDies);
  if (succeeds(asNobodyInOwnNamespace)) {
    return {
      wrap: prefixWith([...asNobodyInOwnNamespace, ...untilParentDies]),
      identity: {},
      owner: process.getuid?.(),
    };
  }
  if (!isRoot()) return direct(untilParentDies);
  return {
    wrap: prefixWith(untilParentDies),
    identity: { uid: nobody, gid: nobody },
    owner: nobody,
  };
}

function direct(prefix: string[]): RunAs {
  return { wrap: prefixWith(prefix), identity: {}, owner: undefined };
}

/**
 * Throws a sentence when the user that PostgreSQL runs as cannot get to `path`, because a folder above it is private.
 */
export function assertReachable(runAs: RunAs, path: string): void {
  if (runAs.identity.uid === undefined) return;
  const othersMayPass = 0o001;
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if (statSync(folder).uid === nobody || (statSync(folder).mode & othersMayPass) !== 0) continue;
    throw new Error(
      `PostgreSQL cannot run as root, and the user nobody cannot enter ${folder}: run chmod o+x on it, start the ` +
        "shop as an ordinary user, or set DATABASE_URL to a PostgreSQL server.",
    );
  }
}

function prefixWith(prefix: string[]): RunAs["wrap"] {
  return (command) => {
    const [file, ...args] = [...prefix, ...command];
    if (file === undefined) throw new Error("There is no command to run.");
    return [file, ...args];
  };
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** initdb fails for a user number without an entry in the system's list, as in `docker run --user 4242`. */
function hasUserName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

function succeeds(prefix: string[]): boolean {
  const [file, ...args] = [...prefix, "true"];
  return file !== undefined && spawnSync(file, args, { stdio: "ignore" }).status === 0;
}
