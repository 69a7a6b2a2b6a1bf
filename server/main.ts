import { createRequestHandler } from "react-router";

export const handler = createRequestHandler(() => import("virtual:react-router/server-build"), "production");
