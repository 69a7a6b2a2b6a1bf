import "react";

declare module "react" {
  interface CSSProperties {
    /** A custom property, as the style sheets of the shop read them. */
    [property: `--${string}`]: string | number | undefined;
  }
}
