import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { defaultShopSettings } from "#contract/shop-settings.ts";
import { DocumentPage, type DocumentSection } from "./document-page.tsx";
import { privacySections } from "./privacy-sections.tsx";
import { buyingTerms } from "./terms-of-buying.tsx";
import { returnTerms } from "./terms-of-returns.tsx";
import { termsOfUse } from "./terms-of-use.tsx";

const charges = { delivery: 251, nameEngraving: 302, surgicalCap: 353, customSize: 504 };

const documents: Record<string, readonly DocumentSection[]> = {
  "/privacy-policy": privacySections,
  "/tac": [...buyingTerms(charges), ...returnTerms, ...termsOfUse],
};

function render(path: string): string {
  const sections = documents[path] ?? [];
  const Component = () => (
    <DocumentPage title="Document" lead="Lead" lastChanged="2026-11-21" sections={sections} />
  );
  const Stub = createRoutesStub([{ path, Component }]);
  return renderToStaticMarkup(<Stub initialEntries={[path]} />);
}

function idsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
}

test.each(Object.keys(documents))("the parts of %s have anchors of their own", (path) => {
  const ids = idsOf(render(path));
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every link to a part of a document, also from the pages around, finds it", () => {
  const pages = Object.keys(documents).map((path) => ({ path, html: render(path) }));
  const anchors = pages.flatMap(({ path, html }) => idsOf(html).map((id) => `${path}#${id}`));
  const links = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/href="([^"]*)(#[^"]+)"/g)].map(([, page, anchor]) => (page || path) + anchor),
  );
  expect(links.length).toBeGreaterThan(40);
  expect(anchors).toEqual(expect.arrayContaining([...links, "/tac#faults"]));
});

test.each(Object.keys(documents))("%s names whom to write to, the law, and its last change", (path) => {
  const html = render(path);
  expect(html).toContain(`href="mailto:${defaultShopSettings.email}"`);
  expect(html).toContain("governed by the laws of Pakistan");
  expect(html).toContain('<time dateTime="2026-11-21">21 November 2026</time>');
});

test("the terms name the charges of the pricing list", () => {
  const html = render("/tac");
  for (const amount of ["Rs. 251", "Rs. 302", "Rs. 353", "Rs. 504", "Rs. 5,000"]) {
    expect(html).toContain(amount);
  }
});
