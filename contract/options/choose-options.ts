import type { ChosenOption, OfferedOption } from "./invented.ts";
import { readPlacedText } from "./placed-text.ts";

export type WantedOption = Pick<ChosenOption, "id" | "value">;

type BuiltIn = { cap: boolean; name_engraving: unknown; custom_size: unknown };

export const excludableChoices = ["cap", "name_engraving", "custom_size"] as const;

export type OptionName = { name: string; urdu: string };

const namesOfBuiltIn: Record<keyof BuiltIn, OptionName> = {
  cap: { name: "Surgical cap", urdu: "سرجیکل ٹوپی" },
  name_engraving: { name: "Name engraving", urdu: "نام کی کڑھائی" },
  custom_size: { name: "Custom size", urdu: "کسٹم سائز" },
};

export type OptionRefusal =
  /** There is no such option, it is hidden, not for this product, or has no such value. */
  | { why: "not-offered" | "missing"; id: string; option: OptionName }
  | { why: "excluded"; id: string; option: OptionName; other: OptionName }
  | { why: "too-long"; id: string; option: OptionName; most: number }
  | { why: "no-length"; id: string; option: OptionName };

export type ChosenOptions = { chosen: ChosenOption[] } | { refused: OptionRefusal };

/**
 * The options of a line with today's words and charges, in the merchant's order; or the first unavailable one by name.
 * Shared by browser and server, so that both get the same price, words and identity.
 */
export function chooseOptions(
  offered: readonly OfferedOption[],
  wanted: readonly WantedOption[],
  line: BuiltIn,
): ChosenOptions {
  const unknown = wanted.find(({ id }) => !offered.some((option) => option.id === id));
  if (unknown)
    return { refused: { why: "not-offered", id: unknown.id, option: { name: unknown.id, urdu: "" } } };
  const chosen: ChosenOption[] = [];
  for (const option of offered) {
    const asked = wanted.find(({ id }) => id === option.id);
    if (!asked && option.isRequired) return { refused: { why: "missing", ...naming(option) } };
    const read = asked && chooseOne(option, asked.value);
    if (read && "why" in read) return { refused: read };
    if (read) chosen.push(read);
  }
  const clash = findClash(
    offered.filter(({ id }) => chosen.some((each) => each.id === id)),
    line,
  );
  return clash ? { refused: clash } : { chosen };
}

function naming(option: OfferedOption): { id: string; option: OptionName } {
  return { id: option.id, option: nameOf(option) };
}

function nameOf({ name, urdu }: { name: string; urdu?: string | undefined }): OptionName {
  return { name, urdu: urdu ?? "" };
}

const pictureId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Inches as typed, 1 to 99 with at most two decimals. */
const inches = /^[1-9]\d?(\.\d{1,2})?$/;

function chooseOne(option: OfferedOption, value: string): ChosenOption | OptionRefusal {
  const { id, kind, name, urdu, charge, values = [], isGrouped } = option;
  const basis = { id, kind, name, ...(urdu && { urdu }), isGrouped };
  switch (kind) {
    case "one-of":
    case "color": {
      const found = values.find((each) => each.id === value);
      if (!found) return { why: "not-offered", ...naming(option) };
      const words = { said: found.name, ...(found.urdu && { saidUrdu: found.urdu }) };
      return { ...basis, value, ...words, charge: found.charge, isTracked: option.isTracked };
    }
    case "yes-no":
      if (value !== "yes") return { why: "not-offered", ...naming(option) };
      return { ...basis, value, charge, isTracked: option.isTracked };
    case "picture": {
      // Chosen, but not uploaded yet.
      if (!pictureId.test(value)) return { why: "missing", ...naming(option) };
      const { setupCharge } = option;
      // Its id is enough to load it.
      return { ...basis, value, charge, ...(setupCharge && { setupCharge }), isTracked: false };
    }
    case "measurement":
      if (!inches.test(value)) return { why: "no-length", ...naming(option) };
      return { ...basis, value, charge, isTracked: false };
    case "text": {
      const typed = readText(option, value);
      // A typed text may be a name, and tracking needs only the order number.
      return "why" in typed ? typed : { ...basis, value, ...typed, charge, isTracked: false };
    }
  }
}

function readText(
  option: OfferedOption,
  value: string,
): Pick<ChosenOption, "said" | "saidUrdu"> | OptionRefusal {
  const { maxLength = 0, values = [] } = option;
  const { place, text } = values.length > 0 ? readPlacedText(value) : { place: "", text: value };
  if ([...text].length > maxLength) return { why: "too-long", ...naming(option), most: maxLength };
  if (values.length === 0) return {};
  if (place === "" || text === "") return { why: "missing", ...naming(option) };
  const found = values.find((each) => each.id === place);
  if (!found) return { why: "not-offered", ...naming(option) };
  return { said: found.name, ...(found.urdu && { saidUrdu: found.urdu }) };
}

/** Two options that exclude each other; one declaration is enough. */
function findClash(chosen: readonly OfferedOption[], line: BuiltIn): OptionRefusal | undefined {
  for (const option of chosen) {
    const builtIn = excludableChoices.find((key) => option.excludes.includes(key) && Boolean(line[key]));
    const clashing = chosen.find(({ id }) => option.excludes.includes(id));
    const other = builtIn ? namesOfBuiltIn[builtIn] : clashing && nameOf(clashing);
    if (other) return { why: "excluded", ...naming(option), other };
  }
  return undefined;
}
