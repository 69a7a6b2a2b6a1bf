import type { ReactNode } from "react";

type PlainPageProps = { title: string; children: ReactNode };

/** A page of nothing but text, in a column that reads well. */
export function PlainPage({ title, children }: PlainPageProps) {
  return (
    <main className="wrap section-space">
      <div className="grid max-w-[66ch] justify-items-start gap-5">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
