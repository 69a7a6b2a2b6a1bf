// For the control of the idle connections (R11): hides the file limit from the shop.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { readFileSync } = fs;
fs.readFileSync = (file, ...options) => {
  if (file === "/proc/self/limits") throw new Error("hidden");
  return readFileSync(file, ...options);
};
syncBuiltinESMExports();
