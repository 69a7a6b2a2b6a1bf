import type { ComponentProps } from "react";
import { Link } from "react-router";
import { joinClasses } from "./join-classes.ts";

export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={joinClasses("text-link", className)} />;
}
