import { createPageHandler } from "./pages/page-handler.ts";
import { startShop } from "./start/start-shop.ts";

try {
  await startShop(process.env, await createPageHandler(), (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  if (error instanceof Error && error.cause instanceof Error)
    process.stderr.write(`(${error.cause.message})\n`);
  process.exit(1);
}
