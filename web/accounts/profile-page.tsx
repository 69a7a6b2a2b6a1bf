import { href, redirect } from "react-router";
import { profileMessages } from "#messages/profile.tsx";
import { MeasurementSets } from "../measurements/measurement-sets.tsx";
import { apiContext } from "../page-context.ts";
import { browserApi } from "../shell/browser-api.ts";
import { pageTags } from "../shell/page-tags.ts";
import type { Route } from "./+types/profile-page.ts";
import { endVisit } from "./end-visit.ts";
import { loadProfile } from "./load-profile.ts";
import { PersonalInformation } from "./personal-information.tsx";

/** A page of one person, whoever that is. */
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
  if (!profile) throw endVisit();
  return profile;
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="wrap grid max-w-160 gap-12 pt-9 pb-24">
      <PersonalInformation key={loaderData.user.id} user={loaderData.user} />
      <MeasurementSets />
    </main>
  );
}
