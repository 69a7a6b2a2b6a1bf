import { failureMessages } from "#messages/failures.ts";
import { plainPageMessages } from "#messages/plain-pages.ts";
import type { Route } from "./+types/missing-page.ts";
import { BareFrame } from "./bare-frame.tsx";
import { NotFound } from "./not-found.tsx";
import { pageTags } from "./page-tags.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: failureMessages.missingTitle,
    description: plainPageMessages.missingDescription,
  });
}

export default function MissingPage() {
  return (
    <BareFrame>
      <NotFound />
    </BareFrame>
  );
}
