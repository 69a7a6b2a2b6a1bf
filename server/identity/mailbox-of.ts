/**
 * The key by which mails to an address are counted: its mailbox, without the part after a plus sign (`sana+shop@`
 * arrives at `sana@`; coupons take both for one person as well, `coupon_customers_of`). Mails go to the address
 * itself.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/s, "");
  return (local + address.slice(at)).toLowerCase();
}
