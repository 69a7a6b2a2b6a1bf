import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Of a cloud's own, although it is none of the ranges that are kept for such. */
const metadataAddresses = new Set(["168.63.129.16"]);

/**
 * Whether an IP address is one of the public internet: not of this machine, of a private network or of a link, which is where clouds
 * keep what opens them (169.254.169.254), however it is written; the IPv4 addresses that once stood in ::/96 are nobody's any more (RFC 4291, 2.5.5.1).
 */
export function isPublicAddress(address: string): boolean {
  const isOldForm = /:[\d.]*\./.test(address) && !/ffff:/i.test(address);
  if (!ipaddr.isValid(address) || isOldForm) return false;
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv6 && plain.match(ipaddr.IPv6.parse("::"), 96)) return false;
  return plain.range() === "unicast" && !metadataAddresses.has(plain.toString());
}

export class NotPublicError extends Error {
  readonly code = "ENOTPUBLIC";
}

/**
 * Looks names up as a connection does that is being made, and refuses those of which one address is not public. What was looked at is
 * what is connected to: a name that answers differently the next time gains nothing.
 */
export function refusePrivate(lookUp: typeof lookup): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new NotPublicError("Not a public address."), []);
      const [first] = addresses;
      if (options.all || !first) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

export const lookupPublic = refusePrivate(lookup);

/** The host of a URL where it is an address instead of a name, without the brackets of IPv6. */
export function addressIn({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(bare) ? bare : undefined;
}
