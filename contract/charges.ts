/** What the shop adds to the price of the goods, in rupees. */
export type Charges = {
  delivery: number;
  nameEngraving: number;
  surgicalCap: number;
  customSize: number;
};

/** Reads the pricing list by position: delivery, name engraving, surgical cap, custom size (specification section 3). */
export function chargesByPosition(rows: readonly { amount: number }[]): Charges {
  const [delivery, nameEngraving, surgicalCap, customSize] = rows.map((row) => row.amount);
  return {
    delivery: delivery ?? 0,
    nameEngraving: nameEngraving ?? 0,
    surgicalCap: surgicalCap ?? 0,
    customSize: customSize ?? 0,
  };
}
