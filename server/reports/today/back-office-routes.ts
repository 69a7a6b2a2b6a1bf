import { getToday, type Today } from "#contract/reports/waiting.ts";
import { firstRunRoles, reportRoles } from "#contract/reports/waiting-roles.ts";
import { readServerRelease } from "#database/newest-releases.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { newestBackup } from "#server/platform/jobs/backup-files.ts";
import { listWorkFailures } from "#server/platform/jobs/work-failures.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { workloadAhead } from "../dashboard/workload-ahead.ts";
import { countWaiting } from "./count-waiting.ts";
import { type FirstRunFacts, readFirstRun } from "./first-run.ts";

type Reporting = FirstRunFacts & Pick<Services, "shop" | "schedule">;

export function registerTodayRoutes(app: ShopApp, services: Reporting): void {
  const { database, shop } = services;
  // Asked by open pages every ten seconds.
  mountForStaff(app, getToday, { isUse: false }, async ({ staff }) => ({
    waiting: await countWaiting(database.pool, staff.role, shop),
    report: reportRoles.includes(staff.role) ? await readReport(services) : null,
    firstRun: firstRunRoles.includes(staff.role) ? await readFirstRun(services) : null,
  }));
}

async function readReport({
  database,
  schedule,
  backupFolder,
}: Reporting): Promise<NonNullable<Today["report"]>> {
  // A folder that cannot be read is among the failures.
  const lastAt = backupFolder && (await newestBackup(backupFolder).catch(() => undefined));
  const { newest, ...release } = await readServerRelease(database.pool);
  return {
    failures: await listWorkFailures(database.pool),
    backup: { isOn: backupFolder !== undefined, lastAt: lastAt ? lastAt.toISOString() : null },
    database: { newest: newest ?? null, ...release },
    workload: await workloadAhead(schedule),
  };
}
