// The services around the shop, as servers of our own that behave like them: `npm run stand-ins`, then start the shop with
// the settings that are printed.
import { startPostEx } from "./postex.ts";

const postEx = await startPostEx({ port: 4_810 });
process.stdout.write(`PostEx: POSTEX_URL=${postEx.url} POSTEX_TOKEN=${postEx.token}\n`);
