import type { KeyRight } from "#contract/back-office/api-keys.ts";

/** What a key may do, in words. */
export const rightWords: Record<KeyRight, string> = { orders: "Read orders", stock: "Read stock" };
