import type { ReactNode } from "react";
import { isDrawnFront } from "./drawn-front.ts";
import { FabricSample } from "./fabric-sample.tsx";
import type { PreviewedItem } from "./previewed-item.ts";

type FabricOfItemProps = { item: PreviewedItem; className?: string; children?: ReactNode };

/** At the picture's size fabrics look alike. Nothing over a photograph, which shows the fabric. */
export function FabricOfItem({ item, className = "", children }: FabricOfItemProps) {
  if (!isDrawnFront(item)) return null;
  return (
    <div className={`absolute border-2 border-paper bg-paper shadow-1 ${className}`}>
      <FabricSample
        fabric={item.fabric_type.name}
        color={item.color.value}
        className="aspect-square w-full"
      />
      {children}
    </div>
  );
}
