import { z } from "zod";
import type { AttemptReason, ParcelState } from "#contract/orders/parcels.ts";
import { momentInKarachi } from "#contract/values/karachi-time.ts";
import { byTime, type ParcelStep } from "../courier.ts";

const text = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .nullish()
  .catch(undefined)
  .transform((value) => value ?? "");

/** Keys with spaces, misspelt ones, and those of its document, which are others. */
const scan = z
  .looseObject({})
  .transform((raw) =>
    Object.fromEntries(
      Object.entries(raw).map(([key, value]) => [key.toLowerCase().replace(/[\s_]/g, ""), value]),
    ),
  )
  .pipe(
    z.object({
      status: text,
      staus: text,
      activitydatetime: text,
      activitydate: text,
      activitytime: text,
      reason: text,
    }),
  );

const packet = z.object({
  track_number: z.coerce.string(),
  booked_packet_status: text,
  activity_date: text,
  booking_date: text,
  "Tracking Detail": z
    .array(scan)
    .nullish()
    .catch(undefined)
    .transform((scans) => scans ?? []),
});

export const packetList = z.array(packet);

/** The steps of a packet, oldest first, without repeats and unknown statuses. */
export function stepsOf(tracked: z.output<typeof packet>): ParcelStep[] {
  const scans = tracked["Tracking Detail"].map((each) => ({
    said: each.status || each.staus,
    reason: each.reason,
    at: each.activitydatetime || `${each.activitydate} ${each.activitytime}`,
  }));
  // A parcel that is called off has a status and no scan of it.
  const last = { said: tracked.booked_packet_status, reason: "", at: tracked.activity_date };
  const isMore = scans.length === 0 || stateOf(last.said) === "cancelled";
  const steps = (isMore ? [...scans, { ...last, at: last.at || tracked.booking_date }] : scans).flatMap(
    ({ said, reason, at }) => {
      const state = stateOf(said);
      const moment = momentOfScan(at);
      const words = reason === "" ? said : `${said}: ${reason}`;
      return state && moment ? [{ at: moment, state, said: words, reason: reasonOf(reason || said) }] : [];
    },
  );
  const once = new Map(steps.map((step) => [`${step.at.getTime()} ${step.said}`, step]));
  return [...once.values()].sort(byTime);
}

/** `22/11/2026`, `2026-11-22` or `2026/11/22`, with a time by 12 or 24 hours or with none, on the clocks of Karachi. */
function momentOfScan(said: string): Date | undefined {
  const [, a = "", b = "", c = "", rest = ""] =
    /^(\d{1,4})[-/](\d{1,2})[-/](\d{1,4})[T ]*(.*)$/.exec(said) ?? [];
  const [year, month, day] = a.length === 4 ? [a, b, c] : [c, b, a];
  const [, hours = "0", minutes = "00", seconds = "00", half = ""] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([AaPp])?/.exec(rest) ?? [];
  const hour = half === "" ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  const two = (part: string | number) => String(part).padStart(2, "0");
  const at = momentInKarachi(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minutes}:${seconds}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

const statesByCode = new Map<string, ParcelState>([
  ["RC", "booked"],
  ["SP", "picked"],
  ["DP", "in-transit"],
  ["AR", "in-transit"],
  ["AC", "out-for-delivery"],
  ["DV", "delivered"],
  ["PN1", "attempted"],
  ["PN2", "attempted"],
  ["RO", "returning"],
  ["RN1", "returning"],
  ["RN2", "returning"],
  ["NR", "returning"],
  ["RW", "returned"],
  ["DW", "returned"],
  ["RS", "returned"],
  ["DR", "returned"],
]);

const statesByTerm: readonly [RegExp, ParcelState][] = [
  [/cancel/i, "cancelled"],
  [/\blost\b|missing/i, "lost"],
  [
    /returned to (shipper|vendor|origin)|delivered to (vendor|shipper)|return.*(received|complete)/i,
    "returned",
  ],
  [/being return|ready for return|return/i, "returning"],
  [/undeliver|not deliver|^pending|attempt|refus|on hold/i, "attempted"],
  [/assigned to courier|out for delivery/i, "out-for-delivery"],
  [/delivered\b/i, "delivered"],
  [/arrived at|dispatched|in transit|transit/i, "in-transit"],
  [/picked|arrival/i, "picked"],
  [/pickup request|booked|consignment/i, "booked"],
];

/** Maps a Leopards status to a parcel state; undefined for an unknown status, which changes nothing. */
export function stateOf(said: string): ParcelState | undefined {
  const plain = said.trim();
  return statesByCode.get(plain.toUpperCase()) ?? statesByTerm.find(([words]) => words.test(plain))?.[1];
}

function reasonOf(said: string): AttemptReason {
  if (/refus|reject|not interested|cancel/i.test(said)) return "refused";
  if (
    /not (available|at home|respond|answer|attend)|no (response|answer)|closed|out of (city|station)|switched off/i.test(
      said,
    )
  )
    return "not-available";
  if (/address|wrong number|incorrect/i.test(said)) return "bad-address";
  if (/open/i.test(said)) return "wants-to-open";
  return "";
}
