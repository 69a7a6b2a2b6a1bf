import { cap } from "#drawings/garments/cap.ts";
import { foldedStack, ledge } from "#drawings/garments/folded-stack.ts";
import { scrubTopFront } from "#drawings/garments/scrub-top.ts";
import { embroidery } from "#drawings/lettering/embroidery.ts";
import { embroideryHoop, marigold, measuringTape, needle, spool } from "#drawings/props/sewing-props.ts";
import { stethoscope } from "#drawings/props/stethoscope.ts";
import { createDrawing, type Drawing, idFromOptions, withCloth } from "#drawings/svg/drawing.ts";
import { place, stage, withShadow } from "#drawings/svg/stage.ts";
import { rail } from "./rail.ts";

/** `form` is 4:5, `rail` 4:3, `stack`, `hoop` and `bench` are square. */
export type HeroKind = "form" | "rail" | "stack" | "hoop" | "bench";

const ivory = "#f3efe4";
export const benchBackdrop = "#d9d3c6";

const heroColors: Readonly<Record<HeroKind, string>> = {
  form: "#2f6b55",
  rail: "#2f6b55",
  stack: "#177a84",
  hoop: "#1f2e4d",
  bench: "#8fb0d6",
};

const heroBodies: Readonly<Record<HeroKind, (drawing: Drawing) => string>> = {
  form: topOnForm,
  rail: (drawing) => rail(drawing, railTops, { firstX: 90, step: 148, rodWidth: 1000 }),
  stack: stackWithCap,
  hoop: nameInHoop,
  bench: topOnBench,
};

const heroBoxes: Readonly<Record<HeroKind, string>> = {
  form: "118 -36 764 955",
  rail: "40 30 960 720",
  stack: "110 300 960 960",
  hoop: "226 296 480 480",
  bench: "150 230 800 800",
};

export function hero(kind: HeroKind, { id }: { id?: string } = {}): string {
  const drawing = createDrawing({
    id: id ?? idFromOptions({ hero: kind }),
    color: heroColors[kind],
    fabric: "twill",
    seed: `topundefined${kind}`,
    weaveScale: kind === "hoop" ? 1.2 : undefined,
  });
  return stage(drawing, heroBodies[kind](drawing), {
    box: heroBoxes[kind],
    backdrop: kind === "bench" ? benchBackdrop : undefined,
  });
}

function topOnForm(drawing: Drawing): string {
  const top = scrubTopFront(drawing, { fit: "women", onDressForm: true, withStethoscope: true });
  return withShadow(top) + stethoscope(drawing);
}

const railTops = [
  { color: "#8fb0d6" },
  { color: "#1f2e4d", fit: "men" },
  { color: "#c48a98", cut: "mandarin" },
  { color: "#2f6f66" },
  { color: "#6b1f33", fit: "men" },
  { color: "#f4f5f3" },
] as const;

function stackWithCap(drawing: Drawing): string {
  const ground = ledge(drawing);
  const stack = foldedStack(drawing, {
    garment: "top",
    color: heroColors.stack,
    fabric: "twill",
    stack: ["#8fb0d6", "#f4f5f3", "#6b1f33", "#1f2e4d"],
  });
  const pinkCap = cap(withCloth(drawing, "#c48a98", "cotton"));
  return ground + stack + place(withShadow(pinkCap, 0.8), { x: 424, y: 790, scale: 0.44 });
}

function nameInHoop(drawing: Drawing): string {
  const top = scrubTopFront(drawing, { fit: "women", pockets: 1 });
  return (
    withShadow(top) +
    embroideryHoop(drawing, 392, 476, 126) +
    embroidery(drawing, {
      text: "Dr. Sana Malik",
      x: 392,
      y: 484,
      size: 40,
      maxWidth: 162,
      thread: ivory,
    }) +
    needle(drawing, { x: 520, y: 566, length: 96, angle: 36, thread: ivory, fromX: 472, fromY: 478 }) +
    spool(drawing, 640, 690, 50, ivory) +
    spool(drawing, 728, 640, 40, marigold)
  );
}

function topOnBench(drawing: Drawing): string {
  const top = scrubTopFront(drawing, { fit: "women" });
  return (
    `<g transform="rotate(-7 500 600)">${withShadow(top)}</g>` +
    measuringTape(
      drawing,
      "M120 420C260 560 420 700 560 660C700 620 640 480 780 470C880 462 900 560 1010 600",
      40,
    ) +
    spool(drawing, 842, 830, 62, marigold) +
    spool(drawing, 742, 930, 50, ivory) +
    spool(drawing, 880, 968, 44, "#1d4a8f")
  );
}
