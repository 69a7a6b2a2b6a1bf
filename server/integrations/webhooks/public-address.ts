import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** A cloud's metadata service outside the reserved ranges. */
const metadataAddresses = new Set(["168.63.129.16"]);

/**
 * Whether an IP address, in any notation, is on the public internet: not of this machine, a private network or a
 * link, where clouds have their metadata service (169.254.169.254). IPv4-compatible addresses in ::/96 are deprecated
 * (RFC 4291, 2.5.5.1).
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
 * Resolves a name at connection time and refuses it if one address is not public. The checked address is the one
 * connected to, which prevents DNS rebinding.
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

/** The host of a URL if it is an address, without the brackets of IPv6. */
export function addressIn({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(bare) ? bare : undefined;
}
