export type Charges = {
  delivery: number;
  nameEngraving: number;
  secondLine: number;
  surgicalCap: number;
  customSize: number;
  /** Charged for each made-to-measure part, else once for the line. */
  isCustomSizePerPart: boolean;
};

export const engravingPosition = 1;
export const customSizePosition = 3;

type ChargeRow = { amount: number; perPart?: boolean | undefined; secondLine?: number | undefined };

/**
 * Reads the pricing list by position: delivery, name engraving, surgical cap, custom size (specification section 3).
 */
export function chargesByPosition(rows: readonly ChargeRow[]): Charges {
  const [delivery, nameEngraving, surgicalCap, customSize] = rows.map((row) => row.amount);
  return {
    delivery: delivery ?? 0,
    nameEngraving: nameEngraving ?? 0,
    secondLine: rows[engravingPosition]?.secondLine ?? 0,
    surgicalCap: surgicalCap ?? 0,
    customSize: customSize ?? 0,
    isCustomSizePerPart: rows[customSizePosition]?.perPart ?? false,
  };
}

/** Rupees for the name on one piece and for its second line. */
export function engravingCharge(
  { nameEngraving, secondLine }: Pick<Charges, "nameEngraving" | "secondLine">,
  second: string | undefined,
): number {
  return nameEngraving + (second ? secondLine : 0);
}

export function customSizeCharge(
  { customSize, isCustomSizePerPart }: Pick<Charges, "customSize" | "isCustomSizePerPart">,
  parts: readonly { size: string | false }[],
): number {
  const measured = parts.filter(({ size }) => size === false).length;
  return customSize * (isCustomSizePerPart ? measured : Math.min(measured, 1));
}
