const minute = 60_000;
const hour = 60 * minute;

export type Limit = {
  max: number;
  /** Milliseconds. */
  window: number;
  /**
   * `visitor`: customers who are logged in, and browsers that have proven an order, are counted separately, everybody
   * else by network; for calls that are no guess, because an account costs a stranger nothing. `phone`: guests are
   * counted by phone and network, customers separately. `work`: the feature itself decides the subject (`of`) and the
   * time: only failures count, or only requests that lead to a mail.
   */
  by: "address" | "visitor" | "phone" | "user" | "work";
  /** The counted subject, for `work`, in the words of docs/limits.md. */
  of?: string;
  /** Where strangers could count against somebody else: why they cannot use up what that person needs. */
  spares?: string;
  /** Guesses are counted across machines and restarts; all other counters are in the memory that the workers share. */
  kept?: "in the database";
  /** A rule of the wire contract, which `RATE_LIMIT_FACTOR` leaves alone. */
  isRule?: true;
};

const inDatabase = { kept: "in the database" } as const;

export const rateLimits = {
  /** A question with each pause while typing; behind one address of a hospital several people do. */
  suggestions: { max: 600, window: minute, by: "address" },
  reads: { max: 600, window: minute, by: "address" },
  /** Every product by color and size: read by search engines and social networks once an hour. */
  feeds: { max: 20, window: hour, by: "address" },
  /** Pictures that have to be drawn: one processor is busy with each for a second or more. */
  drawings: { max: 120, window: 10 * minute, by: "address" },
  /** The answer reveals whether anything was delivered to a phone before, so only what a checkout needs is allowed. */
  advance: { max: 60, window: hour, by: "address" },
  track: { max: 30, window: minute, by: "visitor" },
  coupon: { max: 20, window: 10 * minute, by: "address" },
  orderByAddress: { max: 60, window: hour, by: "address" },
  /**
   * Orders that are placed: what is refused counts for the network alone, or a neighbour would use up another's phone.
   */
  orderByPhone: {
    max: 20,
    window: hour,
    by: "phone",
    spares: "a guest is counted by phone and network, a customer by account; refused requests do not count",
  },
  cancel: { max: 30, window: minute, by: "visitor" },
  mend: { max: 20, window: hour, by: "visitor" },
  claimTransfer: { max: 20, window: hour, by: "visitor" },
  prove: { max: 30, window: hour, by: "address" },
  /** Wrong phones and e-mail addresses of one order from one network; who is logged in as its customer takes none. */
  contactTries: {
    max: 5,
    window: hour,
    by: "work",
    of: "order and network",
    spares:
      "the customer who is logged in or has proven the order in this browser takes none; guesses count where they come from",
    ...inDatabase,
    isRule: true,
  },
  aftercare: { max: 30, window: hour, by: "visitor" },
  aftercarePicture: { max: 40, window: hour, by: "address" },
  transferPicture: { max: 20, window: hour, by: "address" },
  optionPicture: { max: 40, window: hour, by: "address" },
  startPayment: { max: 30, window: hour, by: "visitor" },
  /** Of one order, so that one client cannot query the gateway about thousands. */
  paymentsOfOrder: {
    max: 20,
    window: hour,
    by: "work",
    of: "order and network",
    spares: "the customer who is logged in or has proven the order in this browser has as many of their own",
    ...inDatabase,
    isRule: true,
  },
  /** A page that waits for its payment asks every three seconds. */
  payment: { max: 120, window: minute, by: "address" },
  /** All of a gateway's come from few addresses. */
  gatewayNotice: { max: 600, window: minute, by: "address" },
  confirm: { max: 30, window: minute, by: "address" },
  ownOrders: { max: 10, window: hour, by: "address", ...inDatabase },
  again: { max: 30, window: minute, by: "visitor" },
  review: { max: 20, window: hour, by: "user" },
  reviewPicture: { max: 20, window: hour, by: "user" },
  profile: { max: 30, window: hour, by: "user" },
  ownData: { max: 10, window: hour, by: "user" },
  measurements: { max: 60, window: hour, by: "user" },
  /** Of visits that are traced, behind one address of a hospital several. */
  taps: { max: 120, window: minute, by: "address" },
  contact: { max: 10, window: hour, by: "address" },
  signup: { max: 30, window: hour, by: "address", ...inDatabase },
  /** Failures of one account from one address; those of a known device have a limit of their own. */
  loginByAccount: {
    max: 10,
    window: 15 * minute,
    by: "work",
    of: "failures of an account from a network",
    spares: "known devices are counted apart; nothing counts an account alone",
    ...inDatabase,
  },
  loginByDevicesOfAddress: {
    max: 60,
    window: 15 * minute,
    by: "work",
    of: "failures of known devices from a network",
    spares: "strangers have no known device",
    ...inDatabase,
  },
  loginByDevicesOfAccount: {
    max: 30,
    window: 15 * minute,
    by: "work",
    of: "failures of all known devices of an account",
    spares: "a device is known after the right password and a proven address alone",
    ...inDatabase,
  },
  loginByDevice: {
    max: 10,
    window: 15 * minute,
    by: "work",
    of: "failures of a known device",
    spares: "it is the browser of its owner",
    ...inDatabase,
  },
  loginByAddress: {
    max: 60,
    window: 15 * minute,
    by: "work",
    of: "failures of all accounts from a network",
    spares: "known devices are counted apart",
    ...inDatabase,
  },
  recovery: { max: 30, window: hour, by: "address", ...inDatabase },
  /**
   * Mails about orders that a shopper causes, to one address: one that the shop has never dealt with, and any other.
   */
  mailsToStranger: {
    max: 1,
    window: hour,
    by: "work",
    of: "mails to a mailbox that shoppers cause",
    spares: "mails of staff, and about what staff do, are not counted",
    ...inDatabase,
  },
  mailsToKnownAddress: {
    max: 10,
    window: hour,
    by: "work",
    of: "mails to a mailbox that shoppers cause",
    spares: "mails of staff, and about what staff do, are not counted",
    ...inDatabase,
  },
  /** The same for messages to phones, which the merchant pays for. */
  textsToStranger: {
    max: 1,
    window: hour,
    by: "work",
    of: "messages to a phone that shoppers cause",
    spares: "what staff do is always told",
    ...inDatabase,
  },
  textsToKnownPhone: {
    max: 10,
    window: hour,
    by: "work",
    of: "messages to a phone that shoppers cause",
    spares: "what staff do is always told",
    ...inDatabase,
  },
  ownOrderMails: {
    max: 3,
    window: hour,
    by: "work",
    of: "lists of orders to a mailbox, which anybody may cause",
    spares: "the numbers stand in the mails of the orders, and three of these were sent",
    ...inDatabase,
  },
  welcomeMails: {
    max: 3,
    window: 24 * hour,
    by: "work",
    of: "welcomes to a mailbox",
    spares: "the account is made without one",
    ...inDatabase,
  },
  /** Codes to one mailbox: those asked for from one network or a known device, and all that strangers may cause. */
  recoveryMailsByNetwork: {
    max: 3,
    window: hour,
    by: "work",
    of: "codes to a mailbox asked for from a network",
    spares: "each network has its own",
    ...inDatabase,
  },
  recoveryMailsByDevices: {
    max: 3,
    window: hour,
    by: "work",
    of: "codes to an account asked for from its known devices",
    spares: "strangers have no known device",
    ...inDatabase,
  },
  recoveryMails: {
    max: 12,
    window: hour,
    by: "work",
    of: "codes to a mailbox that strangers cause",
    spares: "known devices have codes of their own, and a code that is on its way stays good",
    ...inDatabase,
  },
  /** Codes and links that confirm an address: those of one customer, and those sent to one mailbox by any customer. */
  emailCodesByUser: {
    max: 10,
    window: 24 * hour,
    by: "work",
    of: "codes and links that a customer asks for",
    ...inDatabase,
  },
  emailCodesToAddress: {
    max: 6,
    window: 24 * hour,
    by: "work",
    of: "codes and links to a mailbox, from all senders together",
    spares: "it bounds what strangers may send there; its owner recovers the account instead",
    ...inDatabase,
  },
  emailCode: { max: 60, window: hour, by: "user" },
  newDeviceMails: {
    max: 3,
    window: 24 * hour,
    by: "work",
    of: "mails about new devices to an account",
    spares: "each was caused by a right password",
    ...inDatabase,
  },
  /** Tries at the code of a recovery that there is not, as many as at one that there is. */
  unknownRecovery: {
    max: 5,
    window: 24 * hour,
    by: "work",
    of: "tries at a recovery that there is not",
    spares: "there is nobody to need it",
    ...inDatabase,
    isRule: true,
  },
  recoveryCode: { max: 60, window: hour, by: "address", ...inDatabase },
  enrolDevice: { max: 20, window: hour, by: "address", ...inDatabase },
  /** Wrong PINs at one tablet of the workshop, of all people together. */
  pinByDevice: {
    max: 20,
    window: 15 * minute,
    by: "work",
    of: "wrong PINs at a tablet",
    spares: "only who stands at an enrolled tablet can try; the office takes it off",
    ...inDatabase,
    isRule: true,
  },
  /** Guesses at keys of the merchant's own tools, and all that they ask. */
  keysByAddress: { max: 600, window: minute, by: "address" },
  callsOfKey: {
    max: 300,
    window: minute,
    by: "work",
    of: "calls with a key",
    spares: "only who has the key can make them",
    ...inDatabase,
  },
  /** Notices of providers; many at once where many messages were sent. */
  notices: { max: 6000, window: minute, by: "address" },
  backOffice: { max: 1200, window: minute, by: "address" },
  choosePassword: { max: 60, window: hour, by: "address", ...inDatabase },
  /** Wrong codes of one member of staff; only who knows the password comes so far. */
  secondFactor: {
    max: 10,
    window: hour,
    by: "work",
    of: "wrong codes of a member of staff",
    spares: "only who knows the password comes so far; an owner sets both again",
    ...inDatabase,
    isRule: true,
  },
  resetPassword: { max: 60, window: hour, by: "address", ...inDatabase },
} as const satisfies Record<string, Limit>;
