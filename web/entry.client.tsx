import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { followMissedPage, missedPages } from "./connection/missed-page.ts";

followMissedPage();

// A task of its own, after the one that has evaluated React.
setTimeout(() => startTransition(hydrate));

function hydrate() {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <HydratedRouter instrumentations={missedPages} />
      </Hydrated>
    </StrictMode>,
  );
}

/** Marks the document once every control answers: before that a click, or a word typed fast, would be lost. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => document.documentElement.setAttribute("data-hydrated", ""), []);
  return children;
}
