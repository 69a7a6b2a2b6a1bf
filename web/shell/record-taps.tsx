import { InlineScript } from "./inline-script.tsx";
import { sourceText } from "./record-taps-script.ts?minified";

/** The event on the document once its controls are hydrated (entry.client.tsx). */
export const controlsWork = "controlswork";

/** In the head, before the first paint. Hydration skips it: the browser's bundle does not contain it. */
export function RecordTaps() {
  return (
    <InlineScript code={import.meta.env.SSR ? `(${sourceText})(${JSON.stringify(controlsWork)})` : ""} />
  );
}
