import { type Build, bodySurvey, buildShift, indexMargin, type Sex, surveyLimits } from "./body-survey.ts";

export type BodyAnswers = {
  sex: Sex;
  /** Centimetres. */
  height: number;
  /** Kilograms. */
  weight: number;
  build: Build;
};

/** A width of the body in centimetres, and the standard deviation of such bodies. */
export type EstimatedWidth = { mean: number; spread: number };

export type EstimatedBody = {
  chest: EstimatedWidth;
  waist: EstimatedWidth;
  /** Height of the waist above the floor in centimetres. */
  waistHeight: number;
};

/** The body by the survey; undefined for heights and weights that it does not cover (`surveyLimits`). */
export function estimateBody({ sex, height, weight, build }: BodyAnswers): EstimatedBody | undefined {
  const { rows, perHeight, spread, waistHeight, waistHeightPerHeight } = bodySurvey[sex];
  const isWithin = (value: number, { least, most }: { least: number; most: number }) =>
    value >= least && value <= most;
  if (!isWithin(height, surveyLimits.height) || !isWithin(weight, surveyLimits.weight)) return undefined;
  const index = weight / (height / 100) ** 2;
  const [first, last] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0];
  if (index < first - indexMargin || index > last + indexMargin) return undefined;

  // The pair of rows around the index; at the ends the last pair is continued.
  const after = Math.min(
    Math.max(
      rows.findIndex((row) => row[0] >= index),
      1,
    ),
    rows.length - 1,
  );
  const upper = index > last ? rows.length - 1 : after;
  const [low, high] = [rows[upper - 1], rows[upper]];
  if (!low || !high) return undefined;
  const share = (index - low[0]) / (high[0] - low[0]);
  const taller = height - 165;
  const width = (column: 1 | 2, perCentimetre: number, deviation: number): EstimatedWidth => ({
    mean:
      low[column] +
      share * (high[column] - low[column]) +
      perCentimetre * taller +
      buildShift[build] * deviation,
    spread: deviation,
  });
  return {
    chest: width(1, perHeight.chest, spread.chest),
    waist: width(2, perHeight.waist, spread.waist),
    waistHeight: waistHeight + waistHeightPerHeight * taller,
  };
}
