import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { z } from "zod";
import "./back-office.css";
import { keepTranslation } from "#web/browser/keep-translation.ts";
import { trackSheets } from "#web/ui/back-closes.ts";
import { basename } from "./basename.ts";
import { routes } from "./routes.tsx";
import { KeepFocus } from "./shell/keep-focus.tsx";

// Otherwise the first schema tests `eval`, and the browser reports a violation of the content security policy.
z.config({ jitless: true });

keepTranslation();
trackSheets();

const place = document.getElementById("office");
if (!place) throw new Error("The page has no place for the back office.");

createRoot(place).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes, { basename })} />
    <KeepFocus />
  </StrictMode>,
);
