export const advanceReasons = [
  "madeToMeasure",
  "engraved",
  "largeOrder",
  "newPhone",
  "refusedBefore",
] as const;
export type AdvanceReason = (typeof advanceReasons)[number];

/** Per cent of the total, or rupees; 0: no advance. */
export type AdvanceShare = { unit: "percent" | "rupees"; value: number };

/** Rules of the advance before sewing. Of several reasons the largest advance counts. */
export type AdvanceRules = {
  shares: Record<AdvanceReason, AdvanceShare>;
  /** Rupees from which an order is a large one. */
  largeFrom: number;
  /** Most rupees that a rider may collect; any excess is sent before. 0: no limit. */
  mostAtDoor: number;
};

const nothing: AdvanceShare = { unit: "percent", value: 0 };

export const defaultAdvanceRules: AdvanceRules = {
  shares: {
    madeToMeasure: nothing,
    engraved: nothing,
    largeOrder: nothing,
    newPhone: nothing,
    refusedBefore: nothing,
  },
  largeFrom: 20_000,
  // Above that, cash may not be accepted for one sale (Income Tax Ordinance 2001, section 21(s)).
  mostAtDoor: 200_000,
};

/** The least total, in rupees, with a possible advance; undefined where there is none. */
export function advanceFrom({ shares, largeFrom, mostAtDoor }: AdvanceRules): number | undefined {
  const { largeOrder, ...others } = shares;
  if (Object.values(others).some(({ value }) => value > 0)) return 0;
  const bounds = [...(largeOrder.value > 0 ? [largeFrom] : []), ...(mostAtDoor > 0 ? [mostAtDoor + 1] : [])];
  return bounds.length === 0 ? undefined : Math.min(...bounds);
}

export type AdvanceFacts = {
  total: number;
  isMadeToMeasure: boolean;
  isEngraved: boolean;
  /** No order was delivered to its phone yet. */
  isNewPhone: boolean;
  wasRefused: boolean;
};

/** Whole rupees to send before an order is sewn, at most all of it. */
export function advanceOf(rules: AdvanceRules, facts: AdvanceFacts): number {
  const { shares, largeFrom, mostAtDoor } = rules;
  const holds: Record<AdvanceReason, boolean> = {
    madeToMeasure: facts.isMadeToMeasure,
    engraved: facts.isEngraved,
    largeOrder: facts.total >= largeFrom,
    newPhone: facts.isNewPhone,
    refusedBefore: facts.wasRefused,
  };
  const asked = advanceReasons.filter((reason) => holds[reason]).map((reason) => shares[reason]);
  const aboveDoor = mostAtDoor > 0 ? facts.total - mostAtDoor : 0;
  const most = Math.max(0, aboveDoor, ...asked.map((share) => rupeesOf(share, facts.total)));
  return Math.min(most, facts.total);
}

function rupeesOf({ unit, value }: AdvanceShare, total: number): number {
  return unit === "rupees" ? value : Math.ceil((total * value) / 100);
}
