import { useEffect, useEffectEvent, useState } from "react";

type LazyModule<Module> = {
  /** Loads the code before the tap. A failure is handled at the tap. */
  preload: () => void;
  /** The code once it is wanted and loaded. `onMissing` on failure; the next use retries. */
  useModule: (wanted: boolean, onMissing?: () => void) => Module | undefined;
};

/** Lazy code: loaded when a component first wants it, then cached. */
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
