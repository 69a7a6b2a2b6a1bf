import type { ReactNode } from "react";

type PanelProps = {
  title: string;
  /** For links to this part of the page, which move the focus to it. */
  id?: string;
  children: ReactNode;
};

export function Panel({ title, id, children }: PanelProps) {
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className="min-w-0 scroll-mt-16 rounded-lg border border-line px-4 pt-3 pb-4"
    >
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** A part of a panel, beneath the parts before it. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="[:not(h2)+&]:mt-4 [:not(h2)+&]:border-t [:not(h2)+&]:border-line [:not(h2)+&]:pt-3">
      <h3 className="mb-1.5 text-base font-[560]">{title}</h3>
      {children}
    </div>
  );
}
