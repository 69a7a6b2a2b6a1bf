import type { LeopardsPacket } from "./leopards-packets.ts";

/** Payouts for these packets; waiting ones are listed as well. */
export function paidDetails(packets: readonly LeopardsPacket[], list: string): object {
  const found = of(packets, list);
  if (!found) return { status: 0, error: "CN number not found", payment_list: null };
  return {
    status: 1,
    error: "0",
    payment_list: found.map(({ track_number, paid }) => ({
      booked_packet_cn: track_number,
      billing_method: "COD",
      status: paid ? "Paid" : "Unpaid",
      invoice_cheque_no: paid?.invoice ?? "",
      invoice_cheque_date: paid?.day ?? "0000-00-00",
      payment_method: "IBFT",
      message: "",
      slip_link: "",
    })),
  };
}

/** Its charges, as numbers or texts. */
export function shippingCharges(packets: readonly LeopardsPacket[], list: string): object {
  const found = of(packets, list);
  if (!found) return { status: 0, error: "CN number not found" };
  return {
    status: "1",
    error: "0",
    data: found
      .filter(({ paid }) => paid)
      .map(({ track_number, paid, booked_packet_collect_amount, booked_packet_weight, scans }, index) => {
        const isBack = scans.some(({ Status }) => /returned/i.test(Status));
        const [carried, back, fuel] = [250, isBack ? 120 : 0, 14];
        const gst = Math.round((carried + 30 + back + fuel) * 16) / 100;
        const billed = carried + 30 + back + fuel + gst;
        return {
          cn_number: track_number,
          billing_method: "COD",
          weight_charged: booked_packet_weight,
          invoice_cheque_no: paid?.invoice,
          invoice_cheque_date: paid?.day,
          shipment_charges: index % 2 === 0 ? carried : carried.toFixed(2),
          cash_handling_charges: 30,
          return_charges: back,
          insurance_charges: 0,
          fuel_surcharge_percentage: 5,
          fuel_surcharge_amount: fuel,
          gst: 16,
          gst_amount: gst.toFixed(2),
          booked_packet_collect_amount: isBack ? 0 : booked_packet_collect_amount.toFixed(2),
          billed_charges: billed,
          net_charges: billed,
          gross_charges: billed,
        };
      }),
  };
}

function of(packets: readonly LeopardsPacket[], list: string): LeopardsPacket[] | undefined {
  const numbers = list.split(",");
  const found = packets.filter(({ track_number }) => numbers.includes(track_number));
  return numbers.length > 50 || found.length < numbers.length ? undefined : found;
}
