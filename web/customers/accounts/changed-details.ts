import type { User } from "#contract/customers/accounts.ts";

export type PersonalDetails = Pick<User, "name" | "email" | "phone" | "address">;

export const detailNames = ["name", "email", "phone", "address"] as const;

/** Of what was entered, what differs from what is stored (specification section 5); undefined when nothing does. */
export function changedDetails(
  stored: PersonalDetails,
  entered: { [Name in keyof PersonalDetails]?: PersonalDetails[Name] | undefined },
): Partial<PersonalDetails> | undefined {
  const changes: Partial<PersonalDetails> = {};
  for (const name of detailNames) {
    const value = entered[name];
    if (value !== undefined && value !== stored[name]) changes[name] = value;
  }
  return Object.keys(changes).length === 0 ? undefined : changes;
}
