import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { type Fold, folds } from "#drawings/svg/folds.ts";
import { linearGradient, radialGradient, tubeGradient } from "#drawings/svg/gradients.ts";
import { panel, shadowOnCloth } from "#drawings/svg/panel.ts";
import type { Piece } from "#drawings/svg/piece.ts";
import { seam, stitch } from "#drawings/svg/seams.ts";

export function cap(drawing: Drawing): Piece {
  const dome = path(
    drawing,
    "M-230,640 C-268,560 -262,430 -178,356 C-110,298 20,276 110,306 C214,340 268,470 236,636 C150,700 -150,706 -230,640 Z",
  );
  const band = path(
    drawing,
    "M-236,612 C-150,676 150,672 242,606 C248,636 246,664 241,684 C150,750 -146,754 -235,690 C-242,668 -243,640 -236,612 Z",
  );
  const creases = domeFolds(drawing);
  const form = domeForm(drawing);
  const ties =
    tie(
      drawing,
      "M226,640 C268,650 300,700 296,770 C294,806 306,840 318,868 L344,858 C330,826 322,800 324,768 C326,690 290,634 236,618 Z",
    ) +
    tie(
      drawing,
      "M228,650 C256,676 262,730 250,790 C246,818 248,846 252,872 L280,870 C274,842 274,816 280,790 C292,724 280,660 238,630 Z",
    );
  const crown =
    seam(drawing, path(drawing, "M-92,318 C-116,420 -122,540 -112,664"), 0.6) +
    seam(drawing, path(drawing, "M104,318 C130,420 136,540 124,662"), 0.6);
  return {
    silhouette: dome + band,
    svg:
      ties +
      panel(drawing, dome, { form, inner: folds(drawing, creases), edge: 0.45 }) +
      crown +
      shadowOnCloth(drawing, band, { x: 1, y: -5, blur: 5, opacity: 0.35 }) +
      panel(drawing, band, {
        form: [tubeGradient(drawing, 500 - 246, 500 + 252, 0.9)],
        inner: folds(drawing, [
          [-200, 650, -120, 700, -60, 690, 14, 0.3, 1],
          [190, 640, 120, 690, 70, 700, 14, 0.3, -1],
        ]),
        edge: 0.5,
      }) +
      stitch(drawing, bandLine(drawing, 9)) +
      stitch(drawing, bandLine(drawing, 66)),
  };
}

function domeForm(drawing: Drawing): string[] {
  const { glow, deep } = drawing.tones;
  return [
    tubeGradient(drawing, 500 - 246, 500 + 252),
    radialGradient(
      drawing,
      [430, 400, 190],
      [
        [0, glow, 0.36],
        [1, glow, 0],
      ],
    ),
    linearGradient(
      drawing,
      [0, 300, 0, 700],
      [
        [0, glow, 0.1],
        [1, deep, 0.25],
      ],
    ),
  ];
}

const gatherCount = 21;

function domeFolds({ random }: Drawing): Fold[] {
  const gathers = Array.from({ length: gatherCount }, (_, index): Fold => {
    const across = -1 + (index / (gatherCount - 1)) * 2 + (random() - 0.5) * 0.05;
    const x = across * 226;
    const y = 664 - 50 * across * across;
    const length = 90 + random() * 130 * (1 - 0.4 * Math.abs(across));
    return [
      x,
      y,
      x * 0.97 + (random() - 0.5) * 8,
      y - length * 0.5,
      x * (0.82 + random() * 0.08),
      y - length,
      13 + random() * 16,
      0.42 + random() * 0.42,
      random() > 0.5 ? 1 : -1,
    ];
  });
  return [
    ...gathers,
    [-214, 470, -150, 380, -40, 336, 44, 0.4, 1],
    [-236, 540, -180, 500, -96, 440, 30, 0.36, 1],
    [226, 470, 176, 380, 96, 344, 40, 0.42, -1],
    [238, 540, 190, 500, 120, 470, 26, 0.36, -1],
    [-60, 330, 0, 372, 80, 330, 24, 0.26, 1],
  ];
}

function tie(drawing: Drawing, localOutline: string): string {
  const { glow, deep } = drawing.tones;
  const outline = path(drawing, localOutline);
  const shadow = shadowOnCloth(drawing, outline, { x: 5, y: 8, blur: 5, opacity: 0.4 });
  const form = linearGradient(
    drawing,
    [700, 640, 780, 660],
    [
      [0, glow, 0.3],
      [1, deep, 0.4],
    ],
  );
  return shadow + panel(drawing, outline, { form: [form], edge: 0.55 });
}

function bandLine(drawing: Drawing, below: number): string {
  return path(drawing, `M-236,${610 + below} C-150,${676 + below} 150,${672 + below} 240,${606 + below}`);
}
