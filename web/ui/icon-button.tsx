import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes.ts";

type IconButtonProps = ComponentProps<"button"> & { label: string; outlined?: boolean };

export function IconButton({ label, outlined = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={joinClasses(
        "grid size-11 place-items-center rounded-md border hover:bg-chuna disabled:text-disabled disabled:cursor-not-allowed",
        "[&_svg]:size-5 [&_svg]:stroke-[1.75]",
        outlined ? "border-line" : "border-transparent",
        className,
      )}
    />
  );
}
