import type { FabricKey } from "#drawings/garment-options.ts";

/** The fabric that is drawn for one of the shop; cotton for one that is unknown. */
export function drawnFabric(name: string): FabricKey {
  if (/twill/i.test(name)) return "twill";
  return /stretch/i.test(name) ? "stretch" : "cotton";
}
