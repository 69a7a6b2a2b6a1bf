import type { FabricKey } from "#drawings/garments/garment-options.ts";
import { scrubTopFront } from "#drawings/garments/scrub-top.ts";
import { marigold, measuringTape, spool } from "#drawings/props/sewing-props.ts";
import { slab } from "#drawings/props/slab.ts";
import { createDrawing, type Drawing, idFromOptions, withCloth } from "#drawings/svg/drawing.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { stage, withShadow } from "#drawings/svg/stage.ts";
import { tenth } from "#drawings/svg/svg-text.ts";
import { benchBackdrop } from "./hero.ts";
import { type HangingTop, rail } from "./rail.ts";

export type BannerKind = "rail" | "shelf" | "bench";

/** Side of the title: right for right-to-left languages. */
export type TitleSide = "left" | "right";

const width = 1720;

const bannerBodies: Readonly<Record<BannerKind, (drawing: Drawing, title: TitleSide) => string>> = {
  rail: fullRail,
  shelf: stackedShelf,
  bench: topWithTape,
};

export function banner(
  kind: BannerKind,
  { id, title = "left" }: { id?: string; title?: TitleSide } = {},
): string {
  const drawing = createDrawing({
    id: id ?? idFromOptions({ banner: kind }),
    color: "#1f2e4d",
    fabric: "twill",
    seed: `topundefinedb${kind}`,
  });
  return stage(drawing, bannerBodies[kind](drawing, title), {
    box: kind === "rail" ? "0 40 1720 538" : "0 0 1720 538",
    backdrop: kind === "bench" ? benchBackdrop : undefined,
  });
}

const railColors = [
  "#8fb0d6",
  "#1f2e4d",
  "#c48a98",
  "#2f6f66",
  "#6b1f33",
  "#f4f5f3",
  "#43484d",
  "#2f55a4",
  "#1f7a80",
];

const firstHanger = 760;
const hangerStep = 104;

function fullRail(drawing: Drawing, title: TitleSide): string {
  const tops = railColors.map(
    (color, index): HangingTop => ({
      color,
      fit: index % 3 === 1 ? "men" : "women",
      cut: index % 4 === 2 ? "mandarin" : "vneck",
    }),
  );
  const firstX = title === "left" ? firstHanger : width - firstHanger - (tops.length - 1) * hangerStep;
  return rail(drawing, tops, { firstX, step: hangerStep, rodWidth: 1700 });
}

const shelfStacks = [
  ["#f4f5f3", "#8fb0d6", "#2f55a4", "#1f2e4d"],
  ["#c48a98", "#6b1f33", "#c48a98", "#f4f5f3"],
  ["#1f7a80", "#3f7f6d", "#2f6f66", "#8fb0d6"],
  ["#43484d", "#17181b", "#1f2e4d", "#43484d"],
];
const shelfFabrics: readonly FabricKey[] = ["cotton", "twill", "stretch"];

const firstStack = 760;
const stackStep = 252;

function stackedShelf(drawing: Drawing, title: TitleSide): string {
  const firstX = title === "left" ? firstStack : width - firstStack - (shelfStacks.length - 1) * stackStep;
  let stacks = "";
  for (const [column, colors] of shelfStacks.entries()) {
    const x = firstX + column * stackStep;
    for (const [level, color] of colors.entries()) {
      const halfWidth = 118 + (drawing.random() - 0.5) * 12;
      stacks += slab(withCloth(drawing, color, shelfFabrics[level % shelfFabrics.length]), {
        left: tenth(x - halfWidth),
        right: tenth(x + halfWidth),
        top: 396 - level * 70,
        height: 73,
      });
    }
  }
  return woodenShelf(drawing, title) + stacks;
}

function woodenShelf(drawing: Drawing, title: TitleSide): string {
  const shadow = title === "left" ? "M650 455H1720V480H650Z" : "M0 455H1070V480H0Z";
  const grain = linearGradient(
    drawing,
    [0, 471, 0, 580],
    [
      [0, "#8a6a3c", 0.5],
      [0.15, "#8a6a3c", 0.05],
      [1, "#8a6a3c", 0.35],
    ],
  );
  return (
    '<rect y="462" width="1720" height="120" fill="#cbb28a"/><rect y="462" width="1720" height="9" fill="#efe0c2"/>' +
    `<rect y="471" width="1720" height="110" fill="url(#${grain})"/>` +
    `<path d="${shadow}" fill="#2a241b" opacity=".35" filter="url(#${drawing.definitions.blur(10, 200)})"/>`
  );
}

const tapeLines: Readonly<Record<TitleSide, string>> = {
  left: "M560 -40C640 120 760 60 820 180C890 320 700 420 840 600",
  right: "M1160 -40C1080 120 960 60 900 180C830 320 1020 420 880 600",
};

function topWithTape(drawing: Drawing, title: TitleSide): string {
  const tape = measuringTape(drawing, tapeLines[title], 34);
  const place =
    title === "left" ? "translate(640 -180) rotate(9 500 600)" : "translate(80 -180) rotate(-9 500 600)";
  const at = (x: number) => (title === "left" ? x : width - x);
  const top = scrubTopFront(drawing, {
    fit: "women",
    engraving: { text: "Dr. Hamza Ali", side: "left" },
  });
  return (
    tape +
    `<g transform="${place}">${withShadow(top)}</g>` +
    spool(drawing, at(1560), 150, 58, marigold) +
    spool(drawing, at(1470), 300, 46, "#f3efe4") +
    spool(drawing, at(1610), 330, 52, "#1f7a80")
  );
}
