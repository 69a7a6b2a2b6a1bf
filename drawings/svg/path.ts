import { tenth } from "./svg-text.ts";

export type Point = readonly [x: number, y: number];

/**
 * To the canvas of 1000 x 1250; x is measured from the centre line, +x is the viewer's right, which is the wearer's
 * left.
 */
export type Projection = (x: number, y: number) => Point;

/** 1 draws a half as written, on the viewer's right; -1 mirrors it. */
export type Mirror = 1 | -1;
export const bothSides: readonly Mirror[] = [1, -1];

export function warp(x: number, y: number): Point {
  return [
    500 + x + 2.6 * Math.sin(y / 150 + 1.1) + 1.2 * Math.sin(y / 61),
    y + 2.4 * Math.sin(x / 120 + 0.6),
  ];
}

export function projectPath(project: Projection, localPath: string, mirror: Mirror = 1): string {
  return localPath.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_pair, x: string, y: string) => {
    const [canvasX, canvasY] = project(mirror * Number(x), Number(y));
    return `${tenth(canvasX)} ${tenth(canvasY)}`;
  });
}

export type Cubic = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/**
 * From its right half: curves that end on the centre line. `closing` draws the edge from the left start back to the
 * right one.
 */
export function symmetricOutline(start: Point, curves: readonly Cubic[], closing: string): string {
  let right = `M${start} `;
  let left = "";
  let [fromX, fromY] = start;
  for (const [x1, y1, x2, y2, x, y] of curves) {
    right += `C${x1},${y1} ${x2},${y2} ${x},${y} `;
    left = `C${-x2},${y2} ${-x1},${y1} ${-fromX},${fromY} ${left}`;
    [fromX, fromY] = [x, y];
  }
  return `${right}${left}${closing}Z`;
}
