const postExHead =
  "TRACKING_NUMBER,ORDER_REF_NUMBER,STATUS,COD_AMOUNT,SHIPPING_CHARGES,GST,WH_INCOME_TAX (2%),WH_SALES_TAX (2%),NET_AMOUNT,DELIVERY_CITY,D/R Date,WEIGHT";

export const postEx = {
  file: (...rows: string[]) => `\uFEFF${[postExHead, ...rows].join("\r\n")}\r\n`,
  delivered(number: string, cod = 5_000, fee = 222.4): string {
    const [gst, tax] = [Math.round(fee * 16) / 100, cod * 0.02];
    const net = cod - fee - gst - 2 * tax;
    return `${number},UF-1,Delivered,${[cod, fee, gst, tax, tax, net].map((each) => each.toFixed(2)).join(",")},Multan,2026-11-18,0.9`;
  },
  returned: (number: string) =>
    `${number},UF-1,Return,5000.00,222.40,35.58,0,0,-257.98,Multan,2026-11-18,0.9`,
};

const leopardsHead =
  "CN #,Order ID,Booked Packet Date #,COD Amount (PKR),Destination City,Invoice Cheque #,Invoice Cheque Date,Status";

/** Leopards: a page with the suffix .xls, the list of its portal, and its API's answer. */
export const leopards = {
  page: (...rows: string[]) =>
    `<html><head><style>td{mso-number-format:"\\@"}</style></head><body><table><TR><TD colspan=8>Leopards Courier</TD></TR>
     <tr><th>Date</th><th>order id</th><th>CN</th><th>City</th><th>COD</th><th>WHT.IT</th><th>WHT.ST</th><th>Gross&nbsp;collected</th></tr>
     ${rows.join("\n")}</table></body></html>`,
  row: (number: string, cod = 5_000, gross = cod - cod * 0.04) =>
    `<tr><td>18/11/2026</td><td>UF-1</td><td>${number}</td><td>Multan</td><td>${cod.toLocaleString("en")}.00</td>
     <td>${cod * 0.02}</td><td>${cod * 0.02}</td><td>${gross}</td></tr>`,
  list: (...rows: string[]) => `${[leopardsHead, ...rows].join("\r\n")}\r\n`,
  listed: (number: string, { invoice = "INV-77", status = "Delivered", cod = "5,000.00" } = {}) =>
    `${number},UF-1,15/11/2026,"${cod}",Multan,${invoice},20/11/2026,${status}`,
  answers(number: string, changes: object = {}): string {
    const invoice = { invoice_cheque_no: "INV-77", invoice_cheque_date: "2026-11-20" };
    const charge = {
      cn_number: number,
      ...invoice,
      shipment_charges: 250,
      cash_handling_charges: "30.00",
      return_charges: 0,
      insurance_charges: 0,
      fuel_surcharge_amount: 14,
      gst_amount: "47.04",
      billed_charges: 341.04,
      booked_packet_collect_amount: "5000.00",
      ...changes,
    };
    const payment = { booked_packet_cn: number, status: "Paid", ...invoice };
    return JSON.stringify({ payments: [payment], charges: [charge], collects: { [number]: 5_000 } });
  },
};
