import type { FabricKey } from "#drawings/garments/garment-options.ts";

export function drawnFabric(name: string): FabricKey {
  if (/twill/i.test(name)) return "twill";
  return /stretch/i.test(name) ? "stretch" : "cotton";
}
