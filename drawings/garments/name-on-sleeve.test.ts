import { expect, test } from "vitest";
import { onSleeve } from "#drawings/lettering/name-on-chest.ts";
import { createDrawing } from "#drawings/svg/drawing.ts";
import type { Point } from "#drawings/svg/path.ts";
import { longSleeve, shortSleeve } from "./sleeves.ts";
import { labCoatShapes, topShapes } from "./upper-body-shape.ts";

const drawing = createDrawing({ id: "s", color: "#177a84", seed: "sleeve" });

/** The corners of a path and points on its curves. */
function pointsOn(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command, rest = ""] of path.matchAll(/([MLCQ])([^MLCQZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const step = command === "C" ? 6 : 2;
    for (let index = 0; index < numbers.length; index += step) {
      const from = points.at(-1) ?? [0, 0];
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers.slice(index, index + step);
      if (step === 2) points.push([x1, y1]);
      else
        for (let t = 0.05; t <= 1.001; t += 0.05) points.push(onCurve(from, [x1, y1], [x2, y2], [x3, y3], t));
    }
  }
  return points;
}

function onCurve(from: Point, one: Point, other: Point, to: Point, t: number): Point {
  const at = (axis: 0 | 1) =>
    (1 - t) ** 3 * from[axis] +
    3 * (1 - t) ** 2 * t * one[axis] +
    3 * (1 - t) * t ** 2 * other[axis] +
    t ** 3 * to[axis];
  return [at(0), at(1)];
}

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  return outline.reduce((inside, [x1, y1], index) => {
    const [x0, y0] = outline.at(index - 1) ?? [0, 0];
    const crosses = y1 > y !== y0 > y && x < x1 + ((x0 - x1) * (y - y1)) / (y0 - y1);
    return crosses ? !inside : inside;
  }, false);
}

/** The ends of the widest name, at its foot and at the height of its letters. */
function endsOfName(labCoat: boolean): Point[] {
  const { x, y, size, maxWidth, angle } = onSleeve(labCoat);
  const [middleX, middleY] = drawing.project(x, y);
  const turned = (angle * Math.PI) / 180;
  return [-1, 1].flatMap((end) =>
    [0, size * 0.5].map((up): Point => {
      const along = (end * maxWidth) / 2;
      return [
        middleX + along * Math.cos(turned) + up * Math.sin(turned),
        middleY + along * Math.sin(turned) - up * Math.cos(turned),
      ];
    }),
  );
}

const sleeves = [
  ...Object.entries(topShapes).map(
    ([cut, shape]) => [`a top for ${cut}`, shortSleeve(drawing, shape, 1), false] as const,
  ),
  ...Object.entries(labCoatShapes).map(
    ([cut, shape]) => [`the ${cut} lab coat`, longSleeve(drawing, shape, 1, "plain"), true] as const,
  ),
];

test.each(sleeves)("fits the longest name within the sleeve of %s", (_, sleeve, labCoat) => {
  const outline = pointsOn(sleeve.outline);
  for (const end of endsOfName(labCoat)) expect(isInside(end, outline)).toBe(true);
});
