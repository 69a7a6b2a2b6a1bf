import type { KeyRight } from "#contract/back-office/api-keys.ts";

export const rightWords: Record<KeyRight, string> = { orders: "Read orders", stock: "Read stock" };
