import type { ReactNode } from "react";

type FormSectionProps = { title: string; text?: ReactNode; children: ReactNode };

export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <section className="grid content-start gap-x-8 gap-y-3 border-line pt-1 pb-5 [:is(section,form)+&]:border-t [:is(section,form)+&]:pt-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        <h2 className="text-lg">{title}</h2>
        {text && <p className="text-sm text-slate">{text}</p>}
      </div>
      <div className="grid max-w-160 min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}
