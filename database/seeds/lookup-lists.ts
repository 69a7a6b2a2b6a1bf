export const categories = ["Men", "Women", "Unisex", "Lab Coats", "Caps"] as const;

export const colors = [
  { label: "Navy Blue", value: "#1f2e4d" },
  { label: "Royal Blue", value: "#2b4fa0" },
  { label: "Ceil Blue", value: "#8fb0d6" },
  { label: "Teal", value: "#177a84" },
  { label: "OT Green", value: "#2f6b55" },
  { label: "Maroon", value: "#6b1f33" },
  { label: "Dusty Rose", value: "#c48a98" },
  { label: "Charcoal", value: "#43484d" },
  { label: "Black", value: "#17181b" },
  { label: "White", value: "#f4f5f3" },
] as const;

/** Prices are surcharges in rupees. */
export const fabrics = [
  { name: "Plain Cotton", price: 0 },
  { name: "Cotton Twill", price: 250 },
  { name: "Four-Way Stretch", price: 650 },
] as const;

/** By position: 0 delivery, 1 name engraving, 2 surgical cap, 3 custom size (specification section 3). */
export const charges = [
  { name: "Delivery", amount: 250 },
  { name: "Name engraving", amount: 300 },
  { name: "Surgical cap", amount: 350 },
  { name: "Custom size", amount: 500 },
] as const;

/** Sizes of everything that is worn on the body. */
export const bodySizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL"] as const;

export const capSizes = ["S", "M", "L"] as const;
