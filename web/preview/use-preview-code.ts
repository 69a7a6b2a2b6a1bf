import { useState } from "react";
import { lazyModule } from "../ui/lazy-module.ts";

type PreviewCode = typeof import("./preview-code.tsx");

const preview = lazyModule<PreviewCode>(() => import("./preview-code.tsx"));

/** Loaded on demand; on failure the picture stays without it and the next piece retries. */
export function usePreviewCode(wanted: boolean): { code: PreviewCode | undefined; loading: boolean } {
  const [failed, setFailed] = useState(false);
  const code = preview.useModule(wanted, () => setFailed(true));
  return { code: wanted ? code : undefined, loading: wanted && !code && !failed };
}
