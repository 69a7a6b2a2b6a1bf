import { drawnFabric } from "./drawn-fabric.ts";
import { weaveImages } from "./weave-image.ts";

/** Light from the upper left, as in the drawings; without it a knit in black is a black patch. */
const light = "linear-gradient(125deg, rgb(255 255 255 / .24), transparent 55%, rgb(0 0 0 / .2))";

type ClothSampleProps = { fabric: string; color: string; className?: string };

/** A piece of the cloth from near, so that its weave shows. An ornament: the name of the fabric stands beside it. */
export function ClothSample({ fabric, color, className = "" }: ClothSampleProps) {
  const weave = drawnFabric(fabric);
  return (
    <span
      aria-hidden="true"
      data-cloth={weave}
      className={`block forced-color-adjust-none ${className}`}
      style={{ backgroundColor: color, backgroundImage: `${weaveImages[weave]}, ${light}` }}
    />
  );
}
