import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepTranslation } from "#web/browser/keep-translation.ts";
import { controlsWork } from "#web/shell/record-taps.tsx";
import { missedPages, retryMissedPage } from "./connection/missed-page.ts";
import { trackSheets } from "./ui/back-closes.ts";

// Zod, which comes with the first form, would else try whether it may make functions of text, and the page's policy forbids that.
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

/** Dispatched once every control is hydrated: earlier taps are repeated now (record-taps.tsx). */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.setAttribute("data-hydrated", "");
    document.dispatchEvent(new Event(controlsWork));
  }, []);
  return children;
}
