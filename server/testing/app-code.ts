import { Secret, TOTP } from "otpauth";

/** The code of an authenticator app with this secret now, or so many steps of half a minute later. */
export function appCode(secret: Buffer | string, stepsLater = 0): string {
  const kept =
    typeof secret === "string"
      ? Secret.fromBase32(secret)
      : new Secret({ buffer: new Uint8Array(secret).buffer });
  return new TOTP({ secret: kept }).generate({ timestamp: Date.now() + stepsLater * 30_000 });
}
