import { type LoaderFunctionArgs, redirect } from "react-router";

/** Addresses of earlier versions, which bookmarks and papers may have, and where they lead. */
export const movedPages = new Map([["dashboard", "/today"]]);

export const leadOn =
  (to: string) =>
  ({ request }: LoaderFunctionArgs) =>
    redirect(to + new URL(request.url).search);
