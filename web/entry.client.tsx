import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { followMissedPage, missedPages } from "./connection/missed-page.ts";
import { controlsWork } from "./shell/keep-taps.tsx";

followMissedPage();

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

/** Tells the document once every control answers: what was tapped before is repeated now (keep-taps.tsx). */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.setAttribute("data-hydrated", "");
    document.dispatchEvent(new Event(controlsWork));
  }, []);
  return children;
}
