import { useEffect } from "react";
import face from "../ui/nastaliq.woff2?url";
import { hasUrduLetters } from "./urdu-letters.ts";

/** The face's names in drawings and in texts (`tokens.css`): names are displayed in the sewn face. */
const families = ["Noto Nastaliq Urdu", "Sewn Urdu"];
let asked = false;

/**
 * Loads the nastaliq face (112 kB) with the first name in Urdu letters; the device's face is the fallback until then.
 */
export function useNastaliq(name: string): void {
  const needed = hasUrduLetters(name);
  useEffect(() => {
    if (!needed || asked) return;
    asked = true;
    for (const family of families) {
      const nastaliq = new FontFace(family, `url(${face}) format("woff2")`, { display: "swap" });
      document.fonts.add(nastaliq);
      nastaliq.load().catch(() => {
        document.fonts.delete(nastaliq);
        asked = false;
      });
    }
  }, [needed]);
}
