const path = /\/admin\/scan\/([^/?#\s]+)\/?$/;

/** What the code on a ticket or a slip holds: where this office opens the order, for the camera of a phone. */
export function scanAddress(origin: string, OrderID: string): string {
  return `${origin}/admin/scan/${OrderID}`;
}

/** What is looked for: of a code that a scanner has typed the number in it, else the text as it is. */
export function withScanRead(typed: string): string {
  return path.exec(typed)?.[1] ?? typed;
}
