const day = 24 * 60 * 60 * 1000;

/** Days for which the file may be believed: well below the year that RFC 9116 advises, and far beyond any cache. */
const believedFor = 180;

type SecurityFacts = { email: string; origin: string; now: Date };

/**
 * The file security.txt (RFC 9116): the contact for reporting vulnerabilities. It expires at a midnight, so that whoever asks
 * twice on one day reads the same.
 */
export function securityText({ email, origin, now }: SecurityFacts): string {
  const expires = new Date(Math.floor(now.getTime() / day) * day + believedFor * day);
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en, ur",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
