import { centimetresPerInch, type LengthUnit } from "#contract/sizes/length-unit.ts";
import { type MeasurementName, measurementNames } from "#contract/sizes/measurement-names.ts";

type Pair = readonly [MeasurementName, MeasurementName];

/** Doubts about measurements that are possible: a reason for a question, never for a refusal. */
export type MeasurementQuestion =
  /** Typed in the other unit; `all` if most of the lengths look so. */
  | { kind: "unit"; names: readonly MeasurementName[]; all: boolean }
  | { kind: "swapped"; names: Pair }
  /** Measured across and not doubled. */
  | { kind: "half"; names: readonly [MeasurementName] }
  /** Longer or shorter than usual. */
  | { kind: "odd"; names: readonly [MeasurementName] };

/** Lengths in inches, where typed. */
export type TypedLengths = Readonly<Partial<Record<MeasurementName, number>>>;

/**
 * Bounds in inches of nearly all garments: far beyond the size chart on both sides, with room for a long coat and a
 * long sleeve, and narrow enough to exclude nearly all lengths in centimetres.
 */
const usual: Record<MeasurementName, readonly [least: number, most: number]> = {
  shirtLength: [18, 45],
  chest: [24, 70],
  shoulder: [11, 26],
  sleeveLength: [4, 30],
  trouserWaist: [18, 62],
  trouserLength: [26, 52],
  backLength: [26, 56],
  hip: [26, 72],
  head: [17, 29],
};

/** Fields that are often swapped: detectable by their ranges, or by which is smaller. */
const unlikePairs: readonly Pair[] = [
  ["chest", "shoulder"],
  ["shoulder", "sleeveLength"],
];
const orderedPairs: readonly (readonly [larger: MeasurementName, smaller: MeasurementName])[] = [
  ["chest", "trouserWaist"],
  ["trouserLength", "shirtLength"],
];

function isUsual(name: MeasurementName, inches: number): boolean {
  const [least, most] = usual[name];
  return inches >= least && inches <= most;
}

function isSwapped(lengths: TypedLengths, [one, other]: Pair, turnedRound: boolean): boolean {
  const [first, second] = [lengths[one], lengths[other]];
  if (first === undefined || second === undefined) return false;
  if (!isUsual(one, second) || !isUsual(other, first)) return false;
  return (turnedRound && second > first) || !isUsual(one, first) || !isUsual(other, second);
}

/** A width across: usual when doubled, and too narrow alone or beside the others. */
function isHalf(lengths: TypedLengths, name: MeasurementName): boolean {
  const inches = lengths[name];
  if (inches === undefined || !isUsual(name, inches * 2)) return false;
  if (name === "chest") return !isUsual(name, inches) || inches < (lengths.shoulder ?? 0) * 1.6;
  if (name === "trouserWaist") return !isUsual(name, inches) || inches < (lengths.chest ?? 0) * 0.55;
  return false;
}

/**
 * Questions about lengths (in inches, whatever the `unit` of entry), at most one for each field. Dismissible: a custom
 * size is for unusual bodies.
 */
export function questionMeasurements(lengths: TypedLengths, unit: LengthUnit): MeasurementQuestion[] {
  const typed = measurementNames.filter((name) => lengths[name] !== undefined);
  const factor = unit === "in" ? 1 / centimetresPerInch : centimetresPerInch;
  const unusual = typed.filter((name) => !isUsual(name, lengths[name] ?? 0));
  const foreign = unusual.filter((name) => isUsual(name, (lengths[name] ?? 0) * factor));
  // The other lengths in a wrong unit are no evidence.
  if (foreign.length * 2 > typed.length) return [{ kind: "unit", names: foreign, all: true }];

  // An undoubled chest is below the waist as well: check it before comparing the two.
  return oneForEachField([
    ...unlikePairs.filter((pair) => isSwapped(lengths, pair, false)).map(swappedQuestion),
    ...typed
      .filter((name) => isHalf(lengths, name))
      .map((name) => ({ kind: "half", names: [name] }) as const),
    ...orderedPairs.filter((pair) => isSwapped(lengths, pair, true)).map(swappedQuestion),
    ...foreign.map((name) => ({ kind: "unit", names: [name], all: false }) as const),
    ...unusual.map((name) => ({ kind: "odd", names: [name] }) as const),
  ]);
}

function swappedQuestion(names: Pair): MeasurementQuestion {
  return { kind: "swapped", names };
}

/** Only the first question about each field. */
function oneForEachField(questions: readonly MeasurementQuestion[]): MeasurementQuestion[] {
  const asked = new Set<MeasurementName>();
  return questions.filter(({ names }) => {
    if (names.some((name) => asked.has(name))) return false;
    for (const name of names) asked.add(name);
    return true;
  });
}
