import { createRequestHandler } from "react-router";
import { startShop } from "./start-shop.ts";

const pages = createRequestHandler(() => import("virtual:react-router/server-build"), "production");

try {
  await startShop(process.env, pages, (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
