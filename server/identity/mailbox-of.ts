/**
 * What mails to an address are counted by: its mailbox, without what follows a plus sign (`sana+shop@` comes to `sana@`; coupons
 * take both for one person as well, `coupon_customers_of`). To write to it, take the address.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/s, "");
  return (local + address.slice(at)).toLowerCase();
}
