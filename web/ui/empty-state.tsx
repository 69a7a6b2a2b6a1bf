import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type EmptyStateProps = { icon: IconNode; title: ReactNode; action?: ReactNode };

export function EmptyState({ icon, title, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3.5 px-4 py-14 text-center">
      <Icon icon={icon} className="size-10 text-slate" strokeWidth={1.25} />
      <p className="text-lg font-semibold">{title}</p>
      {action}
    </div>
  );
}
