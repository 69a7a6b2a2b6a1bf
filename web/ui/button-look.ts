import { joinClasses } from "./join-classes.ts";

export type ButtonLook = "primary" | "secondary" | "danger" | "danger-outline" | "quiet";

const shape =
  "inline-flex items-center justify-center gap-2.5 rounded-md border font-[560] leading-none text-center no-underline " +
  "transition-colors duration-140 active:translate-y-px " +
  "disabled:bg-chuna disabled:text-disabled disabled:border-transparent disabled:cursor-not-allowed " +
  "aria-busy:cursor-progress [&_svg]:size-5 [&_svg]:shrink-0";

const looks: Record<ButtonLook, string> = {
  primary:
    "stitched min-h-control px-button py-2 border-transparent bg-siyahi text-kora hover:bg-siyahi-deep " +
    "[--stitch:var(--color-gainda-lit)] [--stitch-strength:.9]",
  secondary: "stitched min-h-control px-button py-2 border-siyahi bg-transparent hover:bg-paper",
  danger: "stitched min-h-control px-button py-2 border-transparent bg-anar text-white",
  "danger-outline":
    "stitched min-h-control px-button py-2 border-anar bg-transparent text-anar hover:bg-anar-wash",
  quiet:
    "min-h-[min(44px,var(--spacing-control))] px-2.5 border-transparent bg-transparent text-slate hover:text-siyahi",
};

export function buttonClasses(look: ButtonLook, wide: boolean, className?: string): string {
  return joinClasses(shape, looks[look], wide && "w-full", className);
}
