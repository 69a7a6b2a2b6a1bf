import { chargesByPosition } from "#contract/charges.ts";
import { apiContext } from "../page-context.ts";
import { browserApi } from "../shell/browser-api.ts";
import { pageTags } from "../shell/page-tags.ts";
import { unwrapAnswer } from "../shell/unwrap-answer.ts";
import type { Route } from "./+types/terms-page.ts";
import { DocumentPage } from "./document-page.tsx";
import { buyingTerms } from "./terms-of-buying.tsx";
import { returnTerms } from "./terms-of-returns.tsx";
import { termsOfUse } from "./terms-of-use.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: "Terms & Condition",
    description:
      "How buying from Tabeeb works: prices, cash on delivery, delivery times, cancelling, returns of standard, made-to-measure and embroidered uniforms.",
    path: "/tac",
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  return { charges: chargesByPosition(unwrapAnswer(await context.get(apiContext).getPricing())) };
}

export async function clientLoader() {
  return { charges: chargesByPosition(unwrapAnswer(await browserApi.getPricing())) };
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DocumentPage
      title="Terms & Condition"
      lead="What you can expect of us and what we ask of you, from the cart to the parcel at your door and back again if need be."
      lastChanged="2026-11-21"
      sections={[...buyingTerms(loaderData.charges), ...returnTerms, ...termsOfUse]}
    />
  );
}
