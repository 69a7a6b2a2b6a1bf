import { pageTags } from "../shell/page-tags.ts";
import type { Route } from "./+types/privacy-policy-page.ts";
import { DocumentPage } from "./document-page.tsx";
import { privacySections } from "./privacy-sections.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: "Privacy Policy",
    description:
      "What Tabeeb keeps about you, why and for how long: orders, measurements, embroidered names, accounts and messages. No advertising, no tracking cookies.",
    path: "/privacy-policy",
  });
}

export default function PrivacyPolicyPage() {
  return (
    <DocumentPage
      title="Privacy Policy"
      lead="A tailor has to know your measurements, and a rider your door. This page says what we keep, why, for how long, and how to have it changed or removed."
      lastChanged="2026-11-21"
      sections={privacySections}
    />
  );
}
