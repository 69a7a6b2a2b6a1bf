import type { LeopardsPacket } from "./leopards-packets.ts";

export type LeopardsAdvice = { cn_number: string; shipper_advice_status: string; shipper_remarks: string };

/** Packets that await the shipper's advice: those whose last scan is a failed attempt. */
export function listAdvice(packets: readonly LeopardsPacket[], number: unknown): object {
  const data = packets.flatMap(({ track_number, scans }, index) =>
    track_number === number && /pending/i.test(scans[0]?.Status ?? "")
      ? [{ id: 9_800 + index, cn_number: track_number, shipper_advice_status: "Pending", attempt_counter: 1 }]
      : [],
  );
  return { status: "1", error: "0", totalrecords: data.length, data };
}

/** Takes RA or RT for waiting packets, by their line in that list. */
export function answerAdvice(
  packets: readonly LeopardsPacket[],
  advice: LeopardsAdvice[],
  data: unknown,
): object {
  for (const each of Array.isArray(data) ? data : []) {
    const { id, cn_number, shipper_advice_status, shipper_remarks } = each as LeopardsAdvice & { id: number };
    if (packets[id - 9_800]?.track_number !== cn_number) return { status: 0, error: "Invalid advice id" };
    if (!["RA", "RT"].includes(shipper_advice_status))
      return { status: 0, error: "Invalid advice status. Allowed values: RA, RT" };
    advice.push({ cn_number, shipper_advice_status, shipper_remarks });
  }
  return { status: "1", error: "0", data: "Shipper Advice Updated successfully" };
}
