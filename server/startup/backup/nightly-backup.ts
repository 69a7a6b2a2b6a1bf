import { spawn } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { clockInKarachi, dayInKarachi, momentOf } from "#contract/values/karachi-time.ts";
import { findProjectRoot } from "#database/project-root.ts";
import type { Config } from "#server/platform/config.ts";
import { backupsIn, newestBackup } from "#server/platform/jobs/backup-files.ts";
import { type FailureWatch, reportHealth } from "#server/platform/jobs/health-reporter.ts";

/** The hour in Karachi after which the night's backup is made: few buy then, and the day before is over. */
const hourOfBackup = 2;

const minute = 60_000;
const hour = 60 * minute;

type NightlyConfig = Pick<Config, "backupDir" | "backupsKept" | "backupPassphrase">;

export function isBackupDue(newest: Date | undefined, now: Date): boolean {
  if (!newest) return true;
  const today = momentOf(dayInKarachi(now), hourOfBackup);
  const last = now >= today ? today : new Date(today.getTime() - 24 * hour);
  return newest < last;
}

export async function backUpNightly(
  folder: string,
  kept: number,
  isEncrypted: boolean,
  make: (file: string) => Promise<void>,
): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const now = new Date();
  if (!isBackupDue(await newestBackup(folder), now)) return false;
  const at = clockInKarachi(now).slice(0, 16).replace(":", "");
  await make(join(folder, `tabeeb-${at}.tar.gz${isEncrypted ? ".age" : ""}`));
  const after = await backupsIn(folder);
  for (const name of after.slice(kept)) await rm(join(folder, name), { force: true });
  return true;
}

/** A separate process, so that requests do not wait meanwhile. Its error output is in the log. */
function runBackup(file: string, stopped: AbortSignal): Promise<void> {
  const program = ["server/startup/commands/backup.ts", file];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, program, {
      cwd: findProjectRoot(),
      stdio: ["ignore", "ignore", "inherit"],
      signal: stopped,
    });
    child.once("error", (error) => (stopped.aborted ? undefined : reject(error)));
    child.once("close", (code) =>
      code === 0 || stopped.aborted ? resolve() : reject(new BackupFailedError(code)),
    );
  });
}

class BackupFailedError extends Error {
  override readonly name = "BackupFailedError";
  readonly reason: string;

  constructor(code: number | null) {
    super(`The backup ended with ${code}.`);
    this.reason = `exit ${code}`;
  }
}

/** Looks every hour whether the backup of the night is due, where a folder for them is set. Gives what ends it. */
export function startNightlyBackup(
  { backupDir, backupsKept, backupPassphrase }: NightlyConfig,
  failures: FailureWatch,
): () => void {
  if (backupDir === undefined) return () => undefined;
  const stopping = new AbortController();
  const make = (file: string) => runBackup(file, stopping.signal);
  const look = () =>
    reportHealth(failures, () =>
      backUpNightly(backupDir, backupsKept, backupPassphrase !== undefined, make),
    ).catch(() => false);
  const first = setTimeout(look, minute).unref();
  const everyHour = setInterval(look, hour).unref();
  return () => {
    clearTimeout(first);
    clearInterval(everyHour);
    stopping.abort();
  };
}
