import type { FabricKey } from "#drawings/garments/garment-options.ts";
import { type Tones, tones } from "./color-tones.ts";
import { type Fabric, fabrics } from "./fabrics.ts";
import { type Mirror, type Projection, projectPath, warp } from "./path.ts";

/**
 * The context of one picture: a fabric, shared SVG definitions, one seeded random stream and the projection. Copies by
 * `withCloth` share definitions and randomness.
 */
export interface Drawing {
  readonly tones: Tones;
  readonly fabric: Fabric;
  readonly weaveScale: number | undefined;
  readonly project: Projection;
  readonly random: () => number;
  readonly definitions: Definitions;
  /** On a form: necks, sleeves and hems show no inside. */
  readonly isWorn?: boolean;
  weaveId: string | undefined;
}

export interface Definitions {
  add: (kind: string, body: (id: string) => string) => string;
  /** The id of a blur filter; equal blurs share one. `margin` is in percent of the blurred shape. */
  blur: (deviation: number, margin?: number) => string;
  toString: () => string;
}

function createDefinitions(pictureId: string): Definitions {
  const bodies: string[] = [];
  const blurs = new Map<string, string>();
  function add(kind: string, body: (id: string) => string): string {
    const id = `${pictureId}${kind}${bodies.length}`;
    bodies.push(body(id));
    return id;
  }
  function blur(deviation: number, margin = 30): string {
    const key = `${deviation}/${margin}`;
    const known = blurs.get(key);
    if (known !== undefined) return known;
    const size = 100 + 2 * margin;
    const id = add(
      "b",
      (filterId) =>
        `<filter id="${filterId}" x="-${margin}%" y="-${margin}%" width="${size}%" height="${size}%" ` +
        `color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
    blurs.set(key, id);
    return id;
  }
  return { add, blur, toString: () => bodies.join("") };
}

export interface DrawingSetup {
  id: string;
  color: string;
  fabric?: FabricKey | undefined;
  seed: string;
  weaveScale?: number | undefined;
}

export function createDrawing({ id, color, fabric = "cotton", seed, weaveScale }: DrawingSetup): Drawing {
  return {
    tones: tones(color),
    fabric: fabrics[fabric],
    weaveScale,
    project: warp,
    random: seededRandom(hashText(seed)),
    definitions: createDefinitions(id),
    weaveId: undefined,
  };
}

/** A deterministic id for a picture without one. */
export function idFromOptions(options: object): string {
  return `g${hashText(JSON.stringify(options)).toString(36)}`;
}

export function withCloth(drawing: Drawing, color: string, fabric?: FabricKey): Drawing {
  return {
    ...drawing,
    tones: tones(color),
    fabric: fabric === undefined ? drawing.fabric : fabrics[fabric],
    weaveId: undefined,
  };
}

export function path(drawing: Drawing, localPath: string, mirror: Mirror = 1): string {
  return projectPath(drawing.project, localPath, mirror);
}

/** FNV-1a over code points, 32 bits. */
function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
