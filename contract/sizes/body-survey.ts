/**
 * Chest and waist of adults by height and weight, in centimetres.
 *
 * Source: ANSUR II, the anthropometric survey of the US Army of 2010 to 2012 (public data, 4,082 men and 1,986 women;
 * Gordon et al., 2012 Anthropometric Survey of U.S. Army Personnel, NATICK/TR-15/007, 2014): the mean of each class of
 * two points of body mass index, brought to a height of 165 cm. Its 117 men and 71 women of Asian descent are within 1
 * cm of these means at the chest in each class of ten or more. Published surveys of South Asian adults give no chest by
 * height and weight.
 *
 * Men's waists: 3 cm more than in the survey, which is judgement. In Pakistan, the regression of body mass index on
 * waist and hip of 10,687 men and 13,798 women (Ghias, Khawaja and others, Journal of Ayub Medical College, adults with
 * type 2 diabetes) gives at an index of 24 the women of the table and 6.8 cm more for men; half of that is taken.
 */
export type Sex = "woman" | "man";

type Survey = {
  /** Body mass index, chest, waist at 165 cm. */
  rows: readonly (readonly [index: number, chest: number, waist: number])[];
  /** Centimetres for each centimetre of height above 165. */
  perHeight: { chest: number; waist: number };
  /** Standard deviation of bodies of one height and weight. */
  spread: { chest: number; waist: number };
  /** Height of the waist above the floor at 165 cm, and for each centimetre more (Asian descent). */
  waistHeight: number;
  waistHeightPerHeight: number;
};

export const bodySurvey: Readonly<Record<Sex, Survey>> = {
  woman: {
    rows: [
      [17, 78.5, 66.1],
      [19, 83.6, 70.8],
      [21, 86.5, 76],
      [23, 90, 80.2],
      [25, 94.3, 85.6],
      [27, 98.3, 90.8],
      [29, 102.6, 95.7],
      [31, 105.9, 99.2],
      [33, 110.1, 104.2],
      [35, 111.7, 109.6],
      [37, 116.9, 111.6],
    ],
    perHeight: { chest: 0.28, waist: 0.29 },
    spread: { chest: 4.2, waist: 4.8 },
    waistHeight: 98.5,
    waistHeightPerHeight: 0.72,
  },
  man: {
    rows: [
      [19, 85.1, 72.2],
      [21, 89, 76.9],
      [23, 93.1, 81.7],
      [25, 97.3, 86.2],
      [27, 101.7, 91.9],
      [29, 105.4, 97.1],
      [31, 109.3, 102.2],
      [33, 112.9, 106.4],
      [35, 116.2, 111.5],
      [37, 119.7, 114.3],
      [39, 122.8, 120.8],
      [41, 125.8, 125.6],
    ],
    perHeight: { chest: 0.31, waist: 0.34 },
    spread: { chest: 3.2, waist: 4.4 },
    waistHeight: 98.1,
    waistHeightPerHeight: 0.63,
  },
};

/** Heights in centimetres and weights in kilograms that the survey covers; beyond them a body is measured. */
export const surveyLimits = { height: { least: 140, most: 200 }, weight: { least: 35, most: 150 } } as const;

/** Classes beyond the last one that are still continued in a straight line. */
export const indexMargin = 2;

export const builds = ["slim", "average", "full"] as const;
export type Build = (typeof builds)[number];

/**
 * Standard deviations that a build adds at chest and waist: a quarter of all bodies is slimmer, a quarter fuller
 * (judgement).
 */
export const buildShift: Readonly<Record<Build, number>> = { slim: -0.7, average: 0, full: 0.7 };
