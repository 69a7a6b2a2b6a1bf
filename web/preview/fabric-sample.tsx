import { useId } from "react";
import { fabrics } from "#drawings/svg/fabrics.ts";
import { drawnFabric } from "./drawn-fabric.ts";

/** Light from the upper left, as in the drawings; without it a knit in black is a black patch. */
const light = "linear-gradient(125deg, rgb(255 255 255 / .24), transparent 55%, rgb(0 0 0 / .2))";

/** Pixels for each unit of the drawing: so near that the weaves can be told apart. */
const scale = 1.5;

type FabricSampleProps = { fabric: string; color: string; className?: string };

/**
 * A piece of the cloth from near, so that its weave shows in light and dark threads. An ornament: the name of the fabric stands
 * beside it. The weave is part of the document: for each drawing in an address the browser makes a document of its own.
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
