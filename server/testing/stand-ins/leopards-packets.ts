export type LeopardsScan = {
  Status: string;
  Status_With_City: string;
  Reciever_Name: string;
  Reason: string;
  Activity_Date: string;
  Activity_Time: string;
  Activity_datetime: string;
};

export type LeopardsPacket = {
  track_number: string;
  booking_date: string;
  booked_packet_order_id: string;
  booked_packet_weight: number;
  booked_packet_collect_amount: number;
  destination_city: number;
  isCancelled: boolean;
  /** In the order of their reports, not of their times. */
  scans: LeopardsScan[];
  paid?: { invoice: string; day: string };
};

type City = { id: number; allow_as_destination: boolean | string };

export function problemsOf(fields: Record<string, unknown>, cities: readonly City[]): object | undefined {
  const to = cities.find(({ id }) => id === fields.destination_city);
  const wrong = {
    ...(Number.isInteger(fields.booked_packet_weight)
      ? {}
      : { booked_packet_weight: "Packet Weight is required" }),
    ...(to?.allow_as_destination ? {} : { destination_city: "Destination City is required" }),
    ...(fields.shipment_id ? {} : { shipment_id: "Shipper is required" }),
    ...(fields.special_instructions ? {} : { special_instructions: "Special Instructions are required" }),
    ...(/^03\d{9}$/.test(String(fields.consignment_phone))
      ? {}
      : { consignment_phone: "Consignee Phone is required" }),
  };
  return Object.keys(wrong).length > 0 ? { "bookPacket - 0": wrong } : undefined;
}

/** A packet as tracking reports it: amounts as texts, a key with a space, remarks as a list. */
export function tracked({ scans, isCancelled, paid, ...packet }: LeopardsPacket): object {
  return {
    ...packet,
    booked_packet_weight: packet.booked_packet_weight.toFixed(2),
    booked_packet_collect_amount: packet.booked_packet_collect_amount.toFixed(2),
    booked_packet_status: isCancelled ? "Cancelled" : (scans[0]?.Status ?? "Pickup Request not Send"),
    activity_date: scans[0]?.Activity_Date ?? packet.booking_date,
    status_remarks: [],
    reverseCN: "",
    invoice_number: paid?.invoice ?? "",
    invoice_date: paid?.day ?? "",
    "Tracking Detail": scans,
  };
}
