import { isIPv6 } from "node:net";

/** Of IPv6 the first 64 bits, because that much is given to one household (RFC 6177). */
export function addressBlock(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [before = "", after] = ip.toLowerCase().split("::");
  const head = groupsOf(before);
  const tail = groupsOf(after ?? "");
  const zeros = Array.from({ length: Math.max(8 - head.length - tail.length, 0) }, () => "0");
  return [...head, ...zeros, ...tail].slice(0, 4).map(withoutLeadingZeros).join(":");
}

function groupsOf(text: string): string[] {
  return text === "" ? [] : text.split(":");
}

function withoutLeadingZeros(group: string): string {
  return group.replace(/^0+(?=.)/, "");
}
