import type { ReactNode } from "react";

export type DocumentSection = { id: string; title: string; body: ReactNode };

export type SectionMessages<Facts> = Readonly<
  Record<string, { title: string; body: (facts: Facts) => ReactNode }>
>;

export function documentSections<Facts>(
  messages: SectionMessages<Facts>,
  facts: Facts,
): readonly DocumentSection[] {
  return Object.entries(messages).map(([id, { title, body }]) => ({ id, title, body: body(facts) }));
}
