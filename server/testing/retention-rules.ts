/**
 * The treatment of a column with personal data: in the customer's file, or the reason against; and at the deletion of
 * the account.
 */
export type Fate = { inFile: "yes" | `no: ${string}`; deleted: "erased" | `kept: ${string}` };

/**
 * The columns of a table by class. `plain` has no customer data; `sale` is goods, payments and events, retained by
 * tax law and anonymous once the order is; it is in the customer's file as well.
 */
export type TableClass = { plain?: string; sale?: string; personal?: Record<string, Fate> };

export const erased: Fate = { inFile: "yes", deleted: "erased" };
export const secret: Fate = { inFile: "no: a digest, from which nobody reads anything", deleted: "erased" };
export const guard: Fate = {
  inFile: "no: it only keeps strangers out, or counts their tries",
  deleted: "erased",
};
export const wordsOfStaff: Fate = { inFile: "no: what staff tell each other", deleted: "erased" };
export const knownOtherwise: Fate = { inFile: "no: what it is about is in the file", deleted: "erased" };
export const erasedPicture: Fate = { inFile: "no: a picture that they have sent", deleted: "erased" };
export const region: Fate = {
  inFile: "yes",
  deleted: "kept: sums of a city are counted from it, and it names nobody",
};
export const audit: Fate = {
  inFile: "no: it records what staff did, not the customer",
  deleted:
    "kept: it is only added to; no name, address, phone, measurement or word about them is written into it",
};
