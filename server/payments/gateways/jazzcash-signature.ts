import { createHmac, timingSafeEqual } from "node:crypto";

export type JazzCashFields = Readonly<Record<string, string>>;

function sign(fields: JazzCashFields, salt: string, isEmpty: (value: string) => boolean): string {
  const values = Object.entries(fields)
    .filter(([name, value]) => name.startsWith("pp") && name !== "pp_SecureHash" && !isEmpty(value))
    // By their bytes: `pp_` stands before `ppmpf_`.
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value);
  return createHmac("sha256", salt)
    .update([salt, ...values].join("&"))
    .digest("hex")
    .toUpperCase();
}

/**
 * `pp_SecureHash` of fields: the HMAC-SHA256 of salt and values by the names of the fields, without empty ones (guide
 * 4.2).
 */
export function jazzCashHash(fields: JazzCashFields, salt: string): string {
  return sign(fields, salt, (value) => value === "");
}

/** Whether fields are signed by who knows the salt, in any case; programs in PHP leave out "0" as if it were empty. */
export function isSignedByJazzCash(fields: JazzCashFields, salt: string): boolean {
  const given = Buffer.from(fields.pp_SecureHash?.toUpperCase() ?? "");
  return [(value: string) => value === "", (value: string) => value === "" || value === "0"].some(
    (isEmpty) => {
      const right = Buffer.from(sign(fields, salt, isEmpty));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  );
}
