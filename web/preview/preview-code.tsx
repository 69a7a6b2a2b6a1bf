/** What draws a preview, in one file that loads when a name or a cap is first to be seen. */
export { threadFor } from "#drawings/thread.ts";
export { ChestCloseUp } from "./chest-close-up.tsx";
export { ItemOverlay } from "./item-overlay.tsx";
export { LivePreview } from "./live-preview.tsx";
export { previewOf } from "./preview-of.ts";
