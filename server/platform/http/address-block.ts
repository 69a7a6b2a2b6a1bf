import ipaddr from "ipaddr.js";

/** Of IPv6 the first 64 bits, because that much is given to one household (RFC 6177); an IPv4 address in whichever form it comes. */
export function addressBlock(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}
