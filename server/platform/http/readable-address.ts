/**
 * The address of a request as the routes can read it: of a whole address in the first line its path (RFC 9112, 3.2.2), and in the path
 * each percent sign that encodes no character as that sign itself, so that any address leads to a page or to one that is not there.
 */
export function readableAddress(url: string): string {
  const local = url.replace(/^https?:\/\/[^/?#]*\/?/i, "/");
  if (!local.includes("%")) return local;
  const [path = ""] = local.split(/[?#]/, 1);
  return path.replace(/(?:%[0-9a-f]{2})+|%/gi, withSigns) + local.slice(path.length);
}

function withSigns(escapes: string): string {
  try {
    // The bundler leaves out a call whose value nobody reads.
    return decodeURIComponent(escapes) && escapes;
  } catch {
    return escapes.replaceAll("%", "%25");
  }
}
