import { orderYears } from "#contract/settings/shop-settings.ts";
import { privacyMessages } from "#messages/privacy-policy.ts";
import { privacySections } from "#messages/privacy-sections.tsx";
import { pageTags } from "#web/shell/page-tags.ts";
import { useShop } from "#web/shell/use-shop.ts";
import type { Route } from "./+types/privacy-policy-page.ts";
import { DocumentPage } from "./document-page.tsx";
import { documentSections } from "./document-sections.ts";
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

/** The server's nightly clean-up enforces this table. */
export function RetentionTable() {
  const { personYears } = useShop();
  const rows = privacyMessages.retention(personYears < orderYears ? personYears : undefined);
  return (
    <table className="w-full border-collapse text-start text-sm">
      <thead>
        <tr className="border-b-2 border-siyahi text-start">
          <th scope="col" className="w-1/2 py-2 pe-4 text-start font-semibold">
            {privacyMessages.whatWeKeep}
          </th>
          <th scope="col" className="py-2 text-start font-semibold">
            {privacyMessages.forHowLong}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, time }) => (
          <tr key={what} className="border-b border-line align-top print:break-inside-avoid">
            <th scope="row" className="py-2.5 pe-4 text-start font-normal">
              {what}
            </th>
            <td className="py-2.5 text-slate">{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
