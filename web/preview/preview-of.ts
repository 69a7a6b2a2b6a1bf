import type { LineItem } from "#contract/cart/line-item.ts";
import type { NamedGarment } from "#drawings/garments/chest-close-up.ts";
import type { Engraving, FabricKey } from "#drawings/garments/garment-options.ts";
import { drawnFabric } from "./drawn-fabric.ts";
import { isDrawnFront } from "./drawn-front.ts";
import { type PreviewedItem, shownEngraving } from "./previewed-item.ts";

export type Preview = {
  garment: NamedGarment;
  drawn: boolean;
  color: string;
  fabric: FabricKey;
  engraving: Engraving | null;
  cap: boolean;
};

/** A cart comes from the browser's storage: only a valid color may go into a drawing's markup. */
const hexColor = /^#[0-9a-f]{6}$/i;

function garmentOf({ category, trouser }: PreviewedItem): NamedGarment {
  if (category === "Lab Coats") return "labcoat";
  return trouser ? "set" : "top";
}

function drawnEngraving({
  name,
  position,
  second,
  thread,
}: Exclude<LineItem["name_engraving"], false>): Engraving {
  return {
    text: name,
    side: position,
    ...(second && { second }),
    ...(thread && hexColor.test(thread.value) && { thread: thread.value }),
  };
}

export function previewOf(item: PreviewedItem): Preview | undefined {
  const { value: color } = item.color;
  if (!hexColor.test(color)) return undefined;
  const engraving = shownEngraving(item);
  return {
    garment: garmentOf(item),
    drawn: isDrawnFront(item),
    color,
    fabric: drawnFabric(item.fabric_type.name),
    engraving: engraving ? drawnEngraving(engraving) : null,
    cap: item.cap,
  };
}
