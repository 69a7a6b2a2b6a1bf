import { z } from "zod";

/** A moment as it travels: ISO 8601 in UTC. */
export const instant = z.iso.datetime();
