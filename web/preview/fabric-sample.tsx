import { useId } from "react";
import { fabrics } from "#drawings/svg/fabrics.ts";
import { drawnFabric } from "./drawn-fabric.ts";

/** Light from the upper left, as in the drawings; without it a black knit is a plain patch. */
const light = "linear-gradient(125deg, rgb(255 255 255 / .24), transparent 55%, rgb(0 0 0 / .2))";

/** Pixels for each unit of the drawing, large enough to distinguish the weaves. */
const scale = 1.5;

type FabricSampleProps = { fabric: string; color: string; className?: string };

/**
 * A close-up of the fabric that shows its weave in light and dark threads. Decorative: the fabric's name is beside it.
 * The weave is inline, because browsers create a document for each SVG in an address.
 */
export function FabricSample({ fabric, color, className = "" }: FabricSampleProps) {
  const id = useId();
  const cloth = drawnFabric(fabric);
  const { width, height, body, opacity } = fabrics[cloth].pattern({ deep: "#000", glow: "#fff" });
  return (
    <span
      aria-hidden="true"
      data-cloth={cloth}
      className={`block overflow-hidden forced-color-adjust-none ${className}`}
      style={{ backgroundColor: color, backgroundImage: light }}
    >
      <svg className="size-full" aria-hidden="true">
        <pattern
          id={id}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
          dangerouslySetInnerHTML={{ __html: body }}
        />
        <rect width="100%" height="100%" fill={`url(#${id})`} opacity={opacity} />
      </svg>
    </span>
  );
}
