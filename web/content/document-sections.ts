import type { ReactNode } from "react";

/** A numbered part of a document. Its `id` is the anchor, which letters and other pages may link to: it stays. */
export type DocumentSection = { id: string; title: string; body: ReactNode };

/** The parts of a document as the messages hold them, by id and in their order. */
export type SectionMessages<Facts> = Readonly<
  Record<string, { title: string; body: (facts: Facts) => ReactNode }>
>;

/** Puts the facts into the sentences. */
export function documentSections<Facts>(
  messages: SectionMessages<Facts>,
  facts: Facts,
): readonly DocumentSection[] {
  return Object.entries(messages).map(([id, { title, body }]) => ({ id, title, body: body(facts) }));
}
