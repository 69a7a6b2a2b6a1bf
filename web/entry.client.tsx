import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepTranslation } from "#web/browser/keep-translation.ts";
import { controlsWork } from "#web/shell/record-taps.tsx";
import { missedPages, retryMissedPage } from "./connection/missed-page.ts";
import { trackSheets } from "./ui/back-closes.ts";

// Otherwise zod, loaded with the first form, would probe `new Function`, which the page's policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
keepTranslation();
retryMissedPage();
trackSheets();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <HydratedRouter instrumentations={missedPages} />
      </Hydrated>
    </StrictMode>,
  );
});

/** Signals that every control is hydrated: earlier taps are replayed now (record-taps.tsx). */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.setAttribute("data-hydrated", "");
    document.dispatchEvent(new Event(controlsWork));
  }, []);
  return children;
}
