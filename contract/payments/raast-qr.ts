type RaastTransfer = {
  iban: string;
  /** The exact amount, at most two decimals; without it the payer types one. */
  rupees?: number;
  /** Expiry, as ddMMyyyyHHmm of Pakistan. */
  validUntil?: string;
};

function field(tag: string, value: string): string {
  return tag + String(value.length).padStart(2, "0") + value;
}

/** CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF) of ASCII text, as four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

function amountText(rupees: number): string {
  return Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2);
}

/**
 * The text of a QR code for a Raast transfer to an IBAN (State Bank of Pakistan, Standard for Interoperable QR Code,
 * section 3.1, person to person). The scheme is `00`, as the banks write it, where the text of the standard says 30 or
 * 31. The checksum covers everything before it, including its tag and length.
 */
export function raastQr({ iban, rupees, validUntil }: RaastTransfer): string {
  const fields = [
    field("00", "02"),
    field("01", rupees === undefined ? "11" : "12"),
    field("02", "00"),
    field("04", iban),
    ...(rupees === undefined ? [] : [field("05", amountText(rupees))]),
    ...(validUntil === undefined ? [] : [field("07", validUntil)]),
  ].join("");
  const checked = `${fields}1004`;
  return checked + checksum(checked);
}
