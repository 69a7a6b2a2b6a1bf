import { isDrawnFront } from "./drawn-front.ts";
import { FabricSample } from "./fabric-sample.tsx";
import type { PreviewedItem } from "./previewed-item.ts";

/** At the picture's size fabrics look alike. Nothing over a photograph, which shows the fabric. */
export function FabricOfItem({ item, className = "" }: { item: PreviewedItem; className?: string }) {
  if (!isDrawnFront(item)) return null;
  return (
    <FabricSample
      fabric={item.fabric_type.name}
      color={item.color.value}
      className={`absolute aspect-square border-2 border-paper shadow-1 ${className}`}
    />
  );
}
