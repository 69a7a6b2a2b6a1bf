import { useEffect, useState } from "react";

type PreviewCode = typeof import("./preview-code.tsx");

/** Kept, so that the next piece is drawn at once. */
let loaded: PreviewCode | undefined;

/**
 * The code that draws names and caps, loaded when it is first wanted. There is none until it is there, and when it cannot
 * be loaded: the picture stands without it, and the next piece tries again.
 */
export function usePreviewCode(wanted: boolean): { code: PreviewCode | undefined; loading: boolean } {
  const [code, setCode] = useState(loaded);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted || code) return;
    let gone = false;
    import("./preview-code.tsx").then(
      (module) => {
        loaded = module;
        if (!gone) setCode(module);
      },
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [wanted, code]);

  return { code: wanted ? code : undefined, loading: wanted && !code && !failed };
}
