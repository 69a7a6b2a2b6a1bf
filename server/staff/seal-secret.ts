import { seal, unseal } from "#server/platform/secrets/sealed-secret.ts";

const purpose = "second factors";

/** Encrypts the secret of an authenticator app, bound to its owner. */
export function sealSecret(secretKey: Buffer, userId: string, secret: Buffer): Buffer {
  return seal({ secretKey, purpose, owner: userId }, secret);
}

/** The secret was sealed with another secret key, or the row was tampered with. */
export class OtherKeyError extends Error {
  constructor() {
    super(
      "A second factor was kept under another secret key: bring the key back (SECRET_KEY, or the file secret-key of the data folder), or take the second factor away (npm run create-admin for the last owner).",
    );
  }
}

/** Throws OtherKeyError. */
export function openSecret(secretKey: Buffer, userId: string, sealed: Buffer): Buffer {
  const opened = unseal({ secretKey, purpose, owner: userId }, sealed);
  if (!opened) throw new OtherKeyError();
  return opened;
}
