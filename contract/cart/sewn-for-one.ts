export type LineForSomebody = {
  custom_size: unknown;
  name_engraving: unknown;
  options?: readonly { kind: string }[] | null | undefined;
};

const personalKinds: readonly string[] = ["text", "measurement", "picture"];

/**
 * Whether the piece is personalised: made to measure, or with a name, text, length or picture. Such a piece takes the
 * longer working days, counts as several pieces of daily capacity, and is altered instead of exchanged.
 */
export function isSewnForOne({ custom_size, name_engraving, options }: LineForSomebody): boolean {
  const isPersonal = options?.some(({ kind }) => personalKinds.includes(kind)) ?? false;
  return Boolean(custom_size) || Boolean(name_engraving) || isPersonal;
}
