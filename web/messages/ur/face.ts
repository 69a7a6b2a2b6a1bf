import nastaliq from "#web/ui/nastaliq.woff2?url";
import type { furtherFaces as English } from "../en/face.ts";
import "./face.css";

export const furtherFaces: typeof English = [nastaliq];
