import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

// Parameters that every authenticator app supports (RFC 6238): SHA-1, six digits, half a minute.
const period = 30;
const plan = { algorithm: "SHA1", digits: 6, period };

function asSecret(secret: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(secret).buffer });
}

/** As long as the digest that codes are made with (RFC 4226 section 4). */
export function makeAppSecret(): Buffer {
  return randomBytes(20);
}

export function describeSecret(
  secret: Buffer,
  issuer: string,
  label: string,
): { secret: string; address: string } {
  const app = new TOTP({ ...plan, issuer, label, secret: asSecret(secret) });
  return { secret: app.secret.base32, address: app.toString() };
}

/**
 * The time step of a code, accepting one step before and after now for clock drift and slow typing; undefined if none
 * matches. The caller stores the step to prevent replay.
 */
export function stepOfCode(secret: Buffer, code: string): number | undefined {
  const now = Date.now();
  const delta = TOTP.validate({ ...plan, token: code, secret: asSecret(secret), timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}
