import { lazy, Suspense } from "react";
import { href, redirect, useRevalidator } from "react-router";
import type { VisitCalls } from "#contract/calls/visit-calls.ts";
import type { User } from "#contract/customers/accounts.ts";
import { offlineMessages } from "#messages/offline.ts";
import { profileMessages } from "#messages/profile.tsx";
import { apiContext } from "#web/page-context.ts";
import { browserApi } from "#web/shell/browser-api.ts";
import { pageTags } from "#web/shell/page-tags.ts";
import { unwrapAnswer } from "#web/shell/unwrap-answer.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { MeasurementSets } from "../measurements/measurement-sets.tsx";
import type { Route } from "./+types/profile-page.ts";
import { clearSession } from "./clear-session.ts";
import { PersonalInformation } from "./personal-information.tsx";
import { useAccountSafety } from "./use-account-safety.ts";

/** Personal, so not cached. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: profileMessages.title,
    description: profileMessages.description,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const profile = await loadProfile(context.get(apiContext));
  if (!profile) throw redirect(href("/login"));
  return profile;
}

export async function clientLoader() {
  const profile = await loadProfile(browserApi);
  if (!profile) throw clearSession();
  return profile;
}

const AccountSafety = lazy(() =>
  import("./account-safety.tsx").then(
    (module) => ({ default: module.AccountSafety }),
    () => ({ default: CodeMissing }),
  ),
);
const ConfirmEmail = lazy(() =>
  import("./confirm-email.tsx").then(
    (module) => ({ default: module.ConfirmEmail }),
    () => ({ default: CodeMissing }),
  ),
);
const EmailChangeWaiting = lazy(() =>
  import("./email-change-waiting.tsx").then(
    (module) => ({ default: module.EmailChangeWaiting }),
    () => ({ default: CodeMissing }),
  ),
);

export default function ProfilePage({ loaderData: { user } }: Route.ComponentProps) {
  const hydrated = useHydrated();
  const safety = useAccountSafety();
  const { revalidate } = useRevalidator();
  const known = safety.safety;

  async function showConfirmed() {
    await Promise.all([revalidate(), safety.load()]);
  }

  return (
    <main className="wrap grid max-w-160 gap-12 pt-9 pb-24">
      <PersonalInformation key={`${user.id} ${user.email}`} user={user} onEmailAsked={safety.load} />
      {known?.emailChange && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <EmailChangeWaiting change={known.emailChange} onWithdrawn={safety.load} />
        </Suspense>
      )}
      {known && !known.emailChange && (known.newEmail !== null || !known.isEmailProven) && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ConfirmEmail key={known.newEmail} newEmail={known.newEmail} onConfirmed={showConfirmed} />
        </Suspense>
      )}
      <MeasurementSets />
      {hydrated && (
        <Suspense fallback={<Skeleton className="h-88" />}>
          <AccountSafety user={user} safety={safety} />
        </Suspense>
      )}
    </main>
  );
}

/** A part that failed to load must not fail the page. */
function CodeMissing() {
  return <p className="text-slate">{offlineMessages.codeMissing}</p>;
}

/** The logged-in user; undefined for guests. */
async function loadProfile(api: VisitCalls): Promise<{ user: User } | undefined> {
  const { user } = unwrapAnswer(await api.persistUserSession());
  return user ? { user } : undefined;
}
