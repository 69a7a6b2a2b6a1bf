import { build } from "vite";
import { compressBuild } from "./compression.ts";

// The pages of the back office, a program of their own, to dist/back-office. Run from the project's folder.
await build({ configFile: "build/back-office.config.ts", logLevel: "warn" });
await compressBuild("dist/back-office");
