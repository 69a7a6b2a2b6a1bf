import type { ReactNode } from "react";

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-lg border border-line px-4 pt-3 pb-4">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}
