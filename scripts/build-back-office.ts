import { build } from "vite";
import { compressBuild } from "../compress-build.ts";

// The pages of the back office, a program of their own, to build/back-office. Run from the project's folder.
await build({ configFile: "web/back-office/vite.config.ts", logLevel: "warn" });
await compressBuild("build/back-office");
