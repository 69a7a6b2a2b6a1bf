import { describe, expect, it } from "vitest";
import { topShapes } from "./upper-body-shape.ts";
import { trousersPlace, trousersPose, upperBodyPose, wornHeights } from "./worn-projection.ts";

const shape = topShapes.women;
const usual = { girth: 1, turn: 0 };

function widthAt(y: number, half: number, pose = usual): number {
  const project = upperBodyPose(shape, pose, 924);
  return project(half, y)[0] - project(-half, y)[0];
}

describe("a garment on a form", () => {
  it("hangs to the height at which its hem is asked for", () => {
    for (const hemAt of [880, 924, 1010]) {
      const [, hem] = upperBodyPose(shape, usual, hemAt)(0, shape.hemY);
      expect(Math.abs(hem - hemAt)).toBeLessThan(4);
    }
  });

  it("grows more at the waist than at the shoulders on a fuller form", () => {
    const fuller = { girth: 1.2, turn: 0 };
    const waist = widthAt(shape.waistY, 190, fuller) / widthAt(shape.waistY, 190);
    const shoulders = widthAt(shape.shoulderY, 190, fuller) / widthAt(shape.shoulderY, 190);
    expect(waist).toBeCloseTo(1.2, 1);
    expect(shoulders).toBeLessThan(1.1);
  });

  it("shows its middle at the side and is narrower when the form is turned", () => {
    const turned = { girth: 1, turn: 1 };
    const project = upperBodyPose(shape, turned, 924);
    expect(project(0, 600)[0]).toBeGreaterThan(540);
    expect(widthAt(600, 200, turned)).toBeLessThan(widthAt(600, 200));
  });

  it("ends above the feet as trousers", () => {
    const legs = { top: 214, crotchY: 560, hemY: 1146 };
    const { y, scale } = trousersPlace(legs);
    const [, hem] = trousersPose(legs, usual)(150, legs.hemY);
    const onCanvas = y + hem * scale;
    expect(onCanvas).toBeGreaterThan(wornHeights.floor - 40);
    expect(onCanvas).toBeLessThan(wornHeights.floor - 15);
  });
});
