import type { Projection } from "#drawings/svg/path.ts";

export interface FoldedPlane {
  farY: number;
  nearY: number;
  halfWidth: number;
}

export function foldedProjection({ farY, nearY, halfWidth }: FoldedPlane): Projection {
  const depth = 560;
  return (x, y) => {
    const near = (y - 190) / depth;
    const narrowing = 0.76 + 0.24 * near;
    return [500 + x * narrowing * (halfWidth / 240), farY + (nearY - farY) * (near * (0.82 + 0.18 * near))];
  };
}
