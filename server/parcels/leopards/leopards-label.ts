import { CourierTimeoutError, isPdf, type LabelledParcel } from "../courier.ts";
import { contentOf, type LeopardsAccount } from "./leopards-calls.ts";

const deadline = 8_000;

/** A label is a page or two. */
const mostBytes = 5_000_000;

/** Hosts of Leopards' labels, besides that of its API. */
const itsOwn = /(^|\.)(leopardscourier\.com|leopardscod\.com)$/i;

/**
 * The label of a parcel, from the link that came with its number: of Leopards' own hosts alone, whatever the link says.
 */
export async function fetchLabel(
  { url }: Pick<LeopardsAccount, "url">,
  { labelUrl }: LabelledParcel,
): Promise<Buffer> {
  const link = labelUrl === null ? null : trustedLink(labelUrl, url);
  if (!link) throw new CourierTimeoutError("Leopards gave no link of its own to this label.");
  const response = await ask(link);
  if (Number(response.headers.get("content-length") ?? 0) > mostBytes)
    throw new CourierTimeoutError("The label of Leopards is too large.");
  const content = await contentOf(response);
  if (!response.ok || content.length > mostBytes || !isPdf(content))
    throw new CourierTimeoutError("Leopards sent no PDF for a label.");
  return content;
}

async function ask(link: URL): Promise<Response> {
  try {
    // A redirect could lead anywhere, into the network of the shop as well.
    return await fetch(link, { redirect: "error", signal: AbortSignal.timeout(deadline) });
  } catch {
    throw new CourierTimeoutError("Leopards did not answer for a label.");
  }
}

/** The link where it may be followed: to the host of the API as it is set, or encrypted to another of Leopards' own. */
export function trustedLink(labelUrl: string, apiUrl: string): URL | null {
  const link = URL.parse(labelUrl);
  if (link?.username !== "" || link.password !== "") return null;
  if (link.origin === new URL(apiUrl).origin) return link;
  if (!itsOwn.test(link.hostname) || link.port !== "") return null;
  link.protocol = "https:";
  return link.protocol === "https:" ? link : null;
}
