import { useContext } from "react";
import { NonceContext } from "../page-context.ts";

/** An inline script, which runs in place. Hydration skips it: in the browser its `code` may be empty. */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(NonceContext);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a function of ours.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
