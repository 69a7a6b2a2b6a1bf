import type { Province } from "#contract/values/provinces.ts";
import type { Day } from "../values/karachi-time.ts";

/** Days of delivery from the day of dispatch: fewest and most. */
export type CourierDays = { from: number; to: number };

/** Both days included. */
export type Holiday = { from: Day; to: Day; name: string };

/** The merchant's rules for dispatch and arrival (docs/decisions/025-delivery-date-promise.md). */
export type DeliveryRules = {
  dispatchCity: string;
  /** Days of the week on which the workshop works, 0 for Sunday to 6 for Saturday; at least one. */
  workdays: readonly number[];
  courierWorkdays: readonly number[];
  holidays: readonly Holiday[];
  /** Orders from this hour on count as the next day's; 24: none does. */
  cutOffHour: number;
  /** Working days from order to dispatch, of standard sizes. */
  workingDays: number;
  /** The same for a personalised piece. */
  customWorkingDays: number;
  /** Daily capacity of the workshop in pieces. */
  piecesPerDay: number;
  /** How many pieces of capacity a personalised one takes. */
  customPieceWeight: number;
  courierDays: Readonly<Record<Province, CourierDays>>;
  /** Cities whose delivery days differ from those of their province. */
  courierDaysByCity: readonly (CourierDays & { city: string })[];
};

export const defaultShownRules = {
  dispatchCity: "Lahore",
  workingDays: 2,
  customWorkingDays: 7,
} satisfies Partial<DeliveryRules>;

/** Feasts of the lunar calendar are at the almanac's expected dates. */
const knownHolidays: readonly Holiday[] = [
  { from: "2026-12-25", to: "2026-12-25", name: "Quaid-e-Azam Day" },
  { from: "2027-02-05", to: "2027-02-05", name: "Kashmir Day" },
  { from: "2027-03-10", to: "2027-03-12", name: "Eid ul-Fitr" },
  { from: "2027-03-23", to: "2027-03-23", name: "Pakistan Day" },
  { from: "2027-05-01", to: "2027-05-01", name: "Labour Day" },
  { from: "2027-05-17", to: "2027-05-19", name: "Eid ul-Adha" },
  { from: "2027-06-15", to: "2027-06-16", name: "Ashura" },
  { from: "2027-08-14", to: "2027-08-15", name: "Independence Day, Eid Milad un-Nabi" },
  { from: "2027-11-09", to: "2027-11-09", name: "Iqbal Day" },
  { from: "2027-12-25", to: "2027-12-25", name: "Quaid-e-Azam Day" },
];

const mondayToSaturday = [1, 2, 3, 4, 5, 6] as const;

// Marked pure, or the bundler would retain it, with all holidays, in the bundle of every page.
export const defaultDeliveryRules: DeliveryRules = /* @__PURE__ */ (() => ({
  ...defaultShownRules,
  courierDays: {
    Punjab: { from: 2, to: 3 },
    Sindh: { from: 3, to: 4 },
    "Khyber Pakhtunkhwa": { from: 3, to: 4 },
    Balochistan: { from: 4, to: 6 },
    "Islamabad Capital Territory": { from: 2, to: 3 },
    "Gilgit-Baltistan": { from: 5, to: 7 },
    "Azad Jammu and Kashmir": { from: 3, to: 5 },
  },
  courierDaysByCity: [
    { city: "Lahore", from: 1, to: 2 },
    { city: "Karachi", from: 2, to: 4 },
  ],
  workdays: mondayToSaturday,
  courierWorkdays: mondayToSaturday,
  holidays: knownHolidays,
  cutOffHour: 17,
  piecesPerDay: 60,
  customPieceWeight: 2,
}))();
