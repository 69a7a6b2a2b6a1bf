import { chargesByPosition } from "#contract/options/charges.ts";
import { termsMessages } from "#messages/terms.ts";
import { apiContext } from "../page-context.ts";
import { browserApi } from "../shell/browser-api.ts";
import { pageTags } from "../shell/page-tags.ts";
import { unwrapAnswer } from "../shell/unwrap-answer.ts";
import type { Route } from "./+types/terms-page.ts";
import { DocumentPage } from "./document-page.tsx";
import { termsSections } from "./terms-sections.ts";
import { useTermsFacts } from "./use-document-facts.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: termsMessages.title,
    description: termsMessages.description,
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
  const facts = useTermsFacts(loaderData.charges);
  return (
    <DocumentPage
      title={termsMessages.title}
      lead={termsMessages.lead}
      lastChanged="2026-11-23"
      sections={termsSections(facts)}
    />
  );
}
