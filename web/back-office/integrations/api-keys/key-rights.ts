import type { KeyRight } from "#contract/integrations/api-keys.ts";

export const rightLabels: Record<KeyRight, string> = { orders: "Read orders", stock: "Read stock" };
