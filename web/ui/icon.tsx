import type { IconNode } from "lucide";
import { createElement } from "react";

type IconProps = { icon: IconNode; strokeWidth?: number; className?: string | undefined };

/** A drawing by Lucide, 24 px wide unless its class says otherwise. It is not read aloud: words beside it say what it stands for. */
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
