import type { KeyRight } from "#contract/integrations/api-keys.ts";

export const rightWords: Record<KeyRight, string> = { orders: "Read orders", stock: "Read stock" };
