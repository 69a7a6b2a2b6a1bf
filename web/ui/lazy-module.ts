import { useEffect, useEffectEvent, useState } from "react";

type LazyModule<Module> = {
  /** Fetches the code ahead of the tap. A failure is met again there. */
  preload: () => void;
  /** The code, from when it is first wanted and there. `onMissing` when it cannot be had; the next time it is tried again. */
  useModule: (wanted: boolean, onMissing?: () => void) => Module | undefined;
};

/** Code that no page begins with: fetched when a component first wants it, and kept, so that the next one has it at once. */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;

  function useModule(wanted: boolean, onMissing?: () => void): Module | undefined {
    const [code, setCode] = useState(() => loaded);
    const tellMissing = useEffectEvent(() => onMissing?.());

    useEffect(() => {
      if (!wanted || code) return;
      let gone = false;
      load().then(
        (module) => {
          loaded = module;
          if (!gone) setCode(() => module);
        },
        () => gone || tellMissing(),
      );
      return () => {
        gone = true;
      };
    }, [wanted, code]);

    return code;
  }

  return { preload: () => void load().catch(() => undefined), useModule };
}
