/** In `file` what is `right`, which stands there once, becomes `wrong`; then `test` is to go red. */
export type Bug = { what: string; file: string; right: string; wrong: string; test: string };

export const bugs: Bug[] = [
  {
    what: "a wrong charge: a choice is charged once a line, not once a piece",
    file: "contract/money/surcharges.ts",
    right: "label, amount: amount * quantity",
    wrong: "label, amount",
    test: "contract/money/surcharges.test.ts",
  },
  {
    what: "a limit off by one: a name of exactly the longest length is refused",
    file: "contract/engraving/engraving-rules.ts",
    right: "letters.length > most",
    wrong: "letters.length >= most",
    test: "contract/engraving/engraving.test.ts",
  },
  {
    what: "a missing guard: any member of staff may call what only some roles may",
    file: "server/staff/staff-guard.ts",
    right: "if (roles.includes(staff.role)) return undefined;",
    wrong: "if (roles.length > 0) return undefined;",
    test: "server/staff/staff-guard.test.ts",
  },
  {
    what: "writes that another site sends are taken",
    file: "server/http/same-origin.ts",
    right: 'if (site !== undefined) return site !== "same-origin" && site !== "none";',
    wrong: "if (site !== undefined) return false;",
    test: "server/http/defences.test.ts",
  },
  {
    what: "a lost item: a mail about an order leaves out the first one",
    file: "server/mail/templates/order-items.tsx",
    right: "return items.map((item) => (",
    wrong: "return items.slice(1).map((item) => (",
    test: "server/mail/mails-in-words.test.ts",
  },
  {
    what: "stock is not given back when an order is cancelled",
    file: "server/orders/progress/cancel-order.ts",
    right: "await giveBack(transaction, orderId);",
    wrong: "void giveBack;",
    test: "server/stock/stock.test.ts",
  },
  {
    what: "a shopper cancels an order whose cloth is cut",
    file: "server/orders/actions/decide-actions.ts",
    right: 'return work === null ? yes : no(say("IN_WORK_ASK_TO_CANCEL"), "IN_WORK");',
    wrong: "return yes;",
    test: "server/orders/progress/work-and-cancel.test.ts",
  },
  {
    what: "a cache that is not dropped when the catalogue changes",
    file: "server/catalog/versioned-cache.ts",
    right: "if (version === this.#followedTo) return;",
    wrong: "if (this.#followedTo !== -1) return;",
    test: "server/catalog/versioned-cache.test.ts",
  },
  {
    what: "an order is stored at another total than the shopper was shown",
    file: "server/orders/placing/place-order.ts",
    right: "quote.total.total === order.totalAmount",
    wrong: "order.totalAmount > 0",
    test: "server/orders/placing/changing-catalog.test.ts",
  },
  {
    what: "a customer uses a coupon once more than its limit",
    file: "server/coupons/redeem-coupon.ts",
    right: "where customer.used_count < coalesce(",
    wrong: "where customer.used_count <= coalesce(",
    test: "server/coupons/redeem-coupon.test.ts",
  },
  {
    what: "other devices stay logged in after the password was changed",
    file: "server/accounts/change-password.ts",
    right: "await endSessions(client, userId);",
    wrong: "void endSessions;",
    test: "server/accounts/account-safety.test.ts",
  },
  {
    what: "days begin at midnight in London",
    file: "contract/values/karachi-time.ts",
    right: "const ahead = 5 * 3_600_000;",
    wrong: "const ahead = 0 * 3_600_000;",
    test: "contract/delivery/promise-delivery.test.ts",
  },
];
