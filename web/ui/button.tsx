import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonClasses } from "./button-look.ts";

type Look = { look?: ButtonLook; wide?: boolean };

type ButtonProps = ComponentProps<"button"> & Look & { busy?: boolean };

/**
 * A button. While `busy` it sews a running stitch and takes no clicks; it is not disabled, so that the focus stays on
 * it. Enter in a form arrives as a click on its submit button and is held back as well.
 */
export function Button({
  look = "primary",
  wide = false,
  busy = false,
  className,
  onClick,
  onMouseDown,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  function handleMouseDown(event: MouseEvent<HTMLButtonElement>) {
    if (rest.type === "submit") keepFieldFocused(event);
    onMouseDown?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      onClick={handleClick}
      onMouseDown={handleMouseDown}
      className={buttonClasses(look, wide, className)}
    />
  );
}

/**
 * What a field says once it is left would move its button from under the pointer that is pressing it, and nothing would be clicked:
 * so the field is left with the click. A finger presses and lets go in one.
 */
function keepFieldFocused(event: MouseEvent<HTMLButtonElement>): void {
  const { form } = event.currentTarget;
  if (form?.contains(document.activeElement)) event.preventDefault();
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look;

export function ButtonLink({ look = "primary", wide = false, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClasses(look, wide, className)} />;
}
