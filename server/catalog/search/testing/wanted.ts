/** The properties that each of the first three results must have. */
export type Wanted = {
  garment?: "set" | "top" | "trousers" | "labcoat" | "cap" | "tee";
  /** Of its category; `everyone` if for women and men. */
  for?: "women" | "men" | "everyone";
  color?: string;
  fabric?: string;
  cut?: string;
  named?: string;
  /** Any of these names, regardless of other properties. */
  among?: readonly string[];
  upTo?: number;
  isOnSale?: true;
};

export const set = { garment: "set" } as const;
export const top = { garment: "top" } as const;
export const trousers = { garment: "trousers" } as const;
export const coat = { garment: "labcoat" } as const;
export const cap = { garment: "cap" } as const;
export const tee = { garment: "tee" } as const;
export const women = { for: "women" } as const;
export const men = { for: "men" } as const;
export const navy = { color: "Navy Blue" } as const;
export const green = { color: "OT Green" } as const;
export const grey = { color: "Charcoal" } as const;
export const pink = { color: "Dusty Rose" } as const;
export const maroon = { color: "Maroon" } as const;
export const black = { color: "Black" } as const;
export const white = { color: "White" } as const;
export const teal = { color: "Teal" } as const;
export const sky = { color: "Ceil Blue" } as const;
export const royal = { color: "Royal Blue" } as const;
export const jogger = { ...trousers, cut: "jogger" } as const;
export const cargo = { ...trousers, cut: "cargo" } as const;
