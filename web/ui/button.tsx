import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonClasses } from "./button-look.ts";

type Look = { look?: ButtonLook; wide?: boolean };

type ButtonProps = ComponentProps<"button"> & Look & { busy?: boolean };

/**
 * While `busy` it shows a running stitch and ignores clicks; not disabled, so that the focus stays. Enter in a form
 * arrives as a click on its submit button and is ignored as well.
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
 * Delays blur until the click: an error that appears on blur would move the button from under the pointer. Touch
 * presses and releases at once.
 */
function keepFieldFocused(event: MouseEvent<HTMLButtonElement>): void {
  const { form } = event.currentTarget;
  if (form?.contains(document.activeElement)) event.preventDefault();
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look;

export function ButtonLink({ look = "primary", wide = false, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClasses(look, wide, className)} />;
}
