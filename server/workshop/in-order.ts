const collator = new Intl.Collator("en", { numeric: true });

/** A list by what its members are called, number by number where there are numbers; equals stay as they are. */
export function inOrder<Member>(
  members: readonly Member[],
  nameOf: (member: Member) => readonly string[],
): Member[] {
  return members.toSorted((one, other) => {
    const names = nameOf(other);
    return nameOf(one).reduce((sum, name, at) => sum || collator.compare(name, names[at] ?? ""), 0);
  });
}
