import type { IconNode } from "lucide";
import { createElement } from "react";

type IconProps = { icon: IconNode; strokeWidth?: number; className?: string | undefined };

/** A Lucide icon, 24 px wide by default. Hidden from screen readers: words beside it have the meaning. */
export function Icon({ icon, strokeWidth = 2, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {icon.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}
