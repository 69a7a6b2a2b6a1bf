import { isPreviewToken } from "../catalog/preview-token.ts";
import { withoutPrefix } from "./page-language.ts";

const productPage = /^\/selectedItem\/([^/]+)\/?$/;

/** Whether an address opens a product that is not published, as the back office gives it out. */
export function isPreview(secretKey: Buffer, { pathname, searchParams }: URL): boolean {
  const token = searchParams.get("preview");
  const [, id] = (token && productPage.exec(withoutPrefix(pathname))) || [];
  return token !== null && id !== undefined && isPreviewToken(secretKey, decoded(id), token);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
