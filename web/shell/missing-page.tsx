import type { Route } from "./+types/missing-page.ts";
import { BareFrame } from "./bare-frame.tsx";
import { NotFound } from "./not-found.tsx";
import { pageTags } from "./page-tags.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: "Something's missing.",
    description: "There is no page at this address. Go back, or begin again at the first page of the shop.",
  });
}

export default function MissingPage() {
  return (
    <BareFrame>
      <NotFound />
    </BareFrame>
  );
}
