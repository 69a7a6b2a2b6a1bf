import type { FabricKey } from "#drawings/garments/garment-options.ts";
import { drawnFabric } from "./drawn-fabric.ts";

/** Light from the upper left, as in the drawings; without it a black knit is a plain patch. */
const light = "linear-gradient(125deg,#fff4,#0000 55%,#0003),repeating-linear-gradient(";

/** Light and dark threads, large enough to distinguish the weaves. */
const threads: Readonly<Record<FabricKey, string>> = {
  cotton: "#0002 0 1px,#0000 0 3px),repeating-linear-gradient(90deg,#fff2 0 1px,#0000 0 3px)",
  twill: "135deg,#0004 0 2px,#0000 0 3px,#fff3 0 5px,#0000 0 6px)",
  stretch: "90deg,#0003 0 1px,#0000 0 4px),repeating-linear-gradient(#0001 0 1px,#0000 0 3px)",
};

type FabricSampleProps = { fabric: string; color: string; className?: string };

/** A close-up of the fabric that shows its weave. Decorative: the fabric's name is beside it. */
export function FabricSample({ fabric, color, className = "" }: FabricSampleProps) {
  const cloth = drawnFabric(fabric);
  return (
    <span
      aria-hidden="true"
      data-cloth={cloth}
      className={`block overflow-hidden forced-color-adjust-none ${className}`}
      style={{ backgroundColor: color, backgroundImage: light + threads[cloth] }}
    />
  );
}
