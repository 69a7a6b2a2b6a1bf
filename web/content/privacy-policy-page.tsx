import { privacyMessages } from "#messages/privacy-policy.ts";
import { privacySections } from "#messages/privacy-sections.tsx";
import { pageTags } from "../shell/page-tags.ts";
import type { Route } from "./+types/privacy-policy-page.ts";
import { DocumentPage } from "./document-page.tsx";
import { documentSections } from "./document-sections.ts";
import { RetentionTable } from "./retention-table.tsx";
import { useDocumentFacts } from "./use-document-facts.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: privacyMessages.title,
    description: privacyMessages.description,
    path: "/privacy-policy",
  });
}

export default function PrivacyPolicyPage() {
  const facts = useDocumentFacts();
  return (
    <DocumentPage
      title={privacyMessages.title}
      lead={privacyMessages.lead}
      lastChanged="2026-11-23"
      sections={documentSections(privacySections, { ...facts, retentionTable: <RetentionTable /> })}
    />
  );
}
