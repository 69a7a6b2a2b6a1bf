import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Outlet } from "react-router";
import { expect, test } from "vitest";
import { defaultShopSettings, defaultShownSettings } from "#contract/settings/shop-settings.ts";
import { privacyMessages } from "#messages/privacy-policy.ts";
import { privacySections } from "#messages/privacy-sections.tsx";
import { privacyMessages as urduPrivacyMessages } from "../messages/ur/privacy-policy.ts";
import { privacySections as urduPrivacySections } from "../messages/ur/privacy-sections.tsx";
import { buyingTerms as urduBuyingTerms } from "../messages/ur/terms-of-buying.tsx";
import { returnTerms as urduReturnTerms } from "../messages/ur/terms-of-returns.tsx";
import { siteTerms as urduSiteTerms } from "../messages/ur/terms-of-use.tsx";
import type { PrivacyFacts, TermsFacts } from "./document-facts.ts";
import { DocumentPage } from "./document-page.tsx";
import { type DocumentSection, documentSections } from "./document-sections.ts";
import { RetentionTable } from "./privacy-policy-page.tsx";
import { termsSections } from "./terms-sections.ts";
import { useTermsFacts } from "./use-document-facts.tsx";

const charges = {
  delivery: 251,
  nameEngraving: 302,
  surgicalCap: 353,
  customSize: 504,
  secondLine: 0,
  isCustomSizePerPart: false,
};

type Facts = PrivacyFacts & TermsFacts;
type Sections = (facts: Facts) => readonly DocumentSection[];

const english: Record<string, Sections> = {
  "/privacy-policy": (facts) => documentSections(privacySections, facts),
  "/tac": termsSections,
};

const urdu: Record<string, Sections> = {
  "/privacy-policy": (facts) => documentSections(urduPrivacySections, facts),
  "/tac": (facts) => [
    ...documentSections(urduBuyingTerms, facts),
    ...documentSections(urduReturnTerms, facts),
    ...documentSections(urduSiteTerms, facts),
  ],
};

function render(path: string, draw: (facts: Facts) => ReactNode): string {
  const Component = () => draw({ ...useTermsFacts(charges), retentionTable: <RetentionTable /> });
  const Stub = createRoutesStub([{ id: "root", Component: Outlet, children: [{ path, Component }] }]);
  const hydrationData = { loaderData: { root: { shop: defaultShownSettings } } };
  return renderToStaticMarkup(<Stub initialEntries={[path]} hydrationData={hydrationData} />);
}

function renderPage(path: string, documents = english): string {
  return render(path, (facts) => (
    <DocumentPage
      title="Document"
      lead="Lead"
      lastChanged="2026-11-21"
      sections={documents[path]?.(facts) ?? []}
    />
  ));
}

function idsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
}

function numbersOf(text: string): string[] {
  return [...text.matchAll(/\d+(,\d+)*/g)].map(([number]) => number).sort();
}

/** The blocks of a text in order, and the links of its sentences, whose order may differ between languages. */
function outlineOf(html: string) {
  return {
    ids: idsOf(html),
    blocks: [...html.matchAll(/<(section|p|ul|li|b|table)[ >]/g)].map(([, tag]) => tag),
    links: [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address).sort(),
    numbers: numbersOf(html.replaceAll(/<[^>]*>|&#x27;/g, " ")),
  };
}

test.each(Object.keys(english))("gives the parts of %s separate anchors", (path) => {
  const ids = idsOf(renderPage(path));
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});

test("resolves every link to a part of a document, including those of other pages", () => {
  const pages = Object.keys(english).map((path) => ({ path, html: renderPage(path) }));
  const anchors = pages.flatMap(({ path, html }) => idsOf(html).map((id) => `${path}#${id}`));
  const links = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/href="([^"]*)(#[^"]+)"/g)].map(([, page, anchor]) => (page || path) + anchor),
  );
  expect(links.length).toBeGreaterThan(40);
  expect(anchors).toEqual(expect.arrayContaining([...links, "/tac#faults"]));
});

test.each(Object.keys(english))("names the contact, the law and the last change in %s", (path) => {
  const html = renderPage(path);
  expect(html).toContain(`href="mailto:${defaultShopSettings.email}"`);
  expect(html).toContain("governed by the laws of Pakistan");
  expect(html).toContain('<time dateTime="2026-11-21">21 November 2026</time>');
});

test("names the charges of the pricing list in the terms", () => {
  const html = renderPage("/tac");
  for (const amount of ["Rs. 251", "Rs. 302", "Rs. 353", "Rs. 504", "Rs. 5,000"]) {
    expect(html).toContain(amount);
  }
});

test.each(Object.keys(english))("gives %s the same clauses, links and numbers in Urdu", (path) => {
  const inUrdu = outlineOf(renderPage(path, urdu));
  expect(inUrdu.ids.length).toBeGreaterThan(10);
  expect(inUrdu).toEqual(outlineOf(renderPage(path)));
});

test.each([undefined, 1, 3])("gives the same retention times in Urdu (%s)", (personYears) => {
  const times = ({ retention }: typeof privacyMessages) =>
    retention(personYears).map(({ time }) => numbersOf(time));
  expect(times(urduPrivacyMessages)).toEqual(times(privacyMessages));
});
