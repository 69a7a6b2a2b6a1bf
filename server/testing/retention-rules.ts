/** What happens to a column with personal data: in their file, or why not; and when their account is deleted. */
export type Fate = { inFile: "yes" | `no: ${string}`; deleted: "erased" | `kept: ${string}` };

/**
 * What the columns of a table are. `plain` tells nothing of a customer, `sale` what was sold, paid and done, which the tax
 * laws ask for and which is nobody's once the person is taken out of the order; it is in their file as well.
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
