import { useEffect } from "react";
import { shopName } from "../shop-name.ts";

export function OfficeTitle({ title }: { title: string }) {
  return <PageTitle>{`${title} | ${shopName()} back office`}</PageTitle>;
}

/** The only title: that of the empty frame, which serves until a page has loaded, goes. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => document.getElementById("frame-title")?.remove(), []);
  return <title>{children}</title>;
}
