const path = /\/admin\/scan\/([^/?#\s]+)\/?$/;

/** Content of the code on a ticket or a slip: the address of the order in this office, for a phone's camera. */
export function scanAddress(origin: string, OrderID: string): string {
  return `${origin}/admin/scan/${OrderID}`;
}

/** The search term: the number within a scanned code, else the text unchanged. */
export function withScanRead(typed: string): string {
  return path.exec(typed)?.[1] ?? typed;
}
