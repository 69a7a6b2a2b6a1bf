import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type EmptyStateProps = { icon: LucideIcon; title: string; action?: ReactNode };

/** Nothing here yet: a thin icon, the given sentence, at most one button. */
export function EmptyState({ icon: Icon, title, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3.5 px-4 py-14 text-center">
      <Icon aria-hidden="true" className="size-10 text-slate" strokeWidth={1.25} />
      <p className="text-lg font-semibold">{title}</p>
      {action}
    </div>
  );
}
