/** Makes the WebP twins of the shipped AVIF pictures: once after the first install, in a quarter of a minute. */
import { join } from "node:path";
import { findProjectRoot } from "../project-root.ts";
import { deriveWebp } from "./derive-webp.ts";

const count = await deriveWebp(join(findProjectRoot(), "pictures"));
if (count > 0) console.log(`Made the WebP form of ${count} pictures.`);
