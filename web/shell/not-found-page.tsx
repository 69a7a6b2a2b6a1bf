import { data } from "react-router";
import { failureMessages } from "#messages/failures.ts";
import { plainPageMessages } from "#messages/plain-pages.ts";
import type { Route } from "./+types/not-found-page.ts";
import { BareFrame } from "./bare-frame.tsx";
import { NotFound } from "./not-found.tsx";
import { pageTags } from "./page-tags.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: failureMessages.missingTitle,
    description: plainPageMessages.missingDescription,
  });
}

export function loader() {
  return data(null, { status: 404 });
}

/** A navigation to an unknown address makes no request. */
export function clientLoader() {
  return null;
}

export default function NotFoundPage() {
  return (
    <BareFrame>
      <NotFound canNavigateBack />
    </BareFrame>
  );
}
