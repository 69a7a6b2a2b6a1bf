import type { ReactNode } from "react";
import type { OrderProgress, WorkStage } from "#contract/orders/orders.ts";
import type { AttemptReason, ParcelState } from "#contract/orders/parcels.ts";

export const ordersMessages = {
  confirmed: "Your Order is Confirmed!",
  confirmedDescription:
    "Your order has been placed and is being processed. Keep its number: with it you can follow the order.",
  thankYou: "Thank you for your purchase! Your order has been successfully placed and is being processed.",
  /** The first message of a customer that asks about an order. */
  chatAbout: (orderNumber: string) => `Hello, I have a question about my order ${orderNumber}.`,
  orderIdIs: (orderNumber: string) => `Order ID: ${orderNumber}`,
  keepNumber: "Keep this number: it is all you need to track or cancel the order.",
  keepOnWhatsApp: "Send the number to my WhatsApp",
  numberToKeep: (shop: string, orderNumber: string, address: string) =>
    `My order at ${shop}: ${orderNumber}. Track it: ${address}`,
  viewOrder: "View Order",
  trackOrder: "Track Order",
  continueShopping: "Continue Shopping",
  whatHappensNext: "What happens next",
  nextSteps: [
    "We cut and sew your order in Lahore.",
    "The rider calls you before delivery.",
    "You pay in cash when your parcel arrives.",
  ],
  /** Of an order that is paid by transfer. */
  nextStepsAhead: [
    "Send the amount and give us the transaction number.",
    "We cut and sew your order in Lahore.",
    "The rider calls you before delivery.",
  ],
  whatYouOrdered: "What you ordered",
  account: {
    title: "Keep your orders in one place",
    text: (email: string) =>
      `Choose a password, and an account is made for ${email}. Once you confirm that address in your profile, this order is in it.`,
    submit: "Create account",
  },

  progress: {
    Pending: "Pending",
    Dispatched: "Dispatched",
    Delivered: "Delivered",
    Cancelled: "Cancelled",
  } satisfies Record<OrderProgress, string>,
  happened: {
    Pending: "Order placed",
    Dispatched: "Handed to the rider",
    Delivered: "Delivered",
    Cancelled: "Cancelled",
  } satisfies Record<OrderProgress, string>,
  ahead: { Dispatched: "Leaves our workshop", Delivered: "Reaches you" },
  next: {
    Pending: "We are getting your order ready. You can cancel it until our workshop starts it.",
    Dispatched: "Your parcel is on its way. The rider calls before delivery and takes the payment in cash.",
    Delivered: "Your parcel has arrived. We hope that it fits.",
    Cancelled: "This order is cancelled. Nothing is sent and there is nothing to pay.",
  } satisfies Record<OrderProgress, string>,
  /** Of a pending order of which something is to be sent now. */
  nextToSend:
    "Our workshop starts when your transfer arrives. The delivery time starts then, and we write to you. Until then you can cancel the order.",
  /** Of a parcel on its way that is paid, or costs nothing. */
  nextWithNothingToPay:
    "Your parcel is on its way. There is nothing to pay. The rider calls before delivery.",
  /** Of an order that is sent in several parcels. */
  nextOfSeveral: {
    Dispatched:
      "Your parcels are on their way. The rider calls before each delivery and takes the payment in cash.",
    nothingToPay:
      "Your parcels are on their way. There is nothing to pay. The rider calls before each delivery.",
    Delivered: "Your parcels have arrived. We hope that everything fits.",
  },
  /** How far the workshop has come with what is pending. */
  work: {
    started: "In the workshop",
    cut: "Cut",
    sewn: "Sewn",
    packed: "Packed",
  } satisfies Record<WorkStage, string>,
  workHappened: {
    started: "Our workshop has started",
    cut: "Cut",
    sewn: "Sewn",
    packed: "Packed for the rider",
  } satisfies Record<WorkStage, string>,
  /** Of what the courier says; what the order says itself is not said twice. */
  parcelHappened: {
    "in-transit": "On the way to your city",
    "out-for-delivery": "Out for delivery",
    attempted: "Delivery failed",
    returning: "On its way back to us",
    returned: "Back with us",
    lost: "Lost on the way: we call you",
  } satisfies Partial<Record<ParcelState, string>>,
  attempt: {
    refused: "it was refused",
    "not-available": "no one was there",
    "bad-address": "the address was not found",
    "wants-to-open": "the customer wanted to open it first",
  } satisfies Record<Exclude<AttemptReason, "">, string>,
  nextInWork: "We are making your order now. If you no longer want it, ask us: we check how far the work is.",
  ownRider: "our rider",
  carriedBy: (courier: string, consignmentNumber: string) =>
    consignmentNumber === ""
      ? `Courier: ${courier}`
      : `Courier: ${courier}, consignment number ${consignmentNumber}`,
  /** Of an order that is sent in several. */
  parcels: "Parcels",
  parcel: (place: number) => `Parcel ${place}`,
  numberOfParcel: (trackingNumber: string) => `Consignment number ${trackingNumber}`,
  questions: (phone: ReactNode) => <>Questions? Call {phone}.</>,

  orderOf: (orderNumber: string) => `Order ${orderNumber}`,
  orderIs: (orderNumber: string, progress: string) => `Order ${orderNumber}: ${progress}`,
  orderId: "Order ID",
  date: "Date",
  totalAmount: "Total Amount",
  orderStatus: "Order Status",
  deliveryAndHistory: "Delivery and history",
  deliveryAddress: "Delivery address",
  deliveryInstruction: "Delivery instruction",
  quantity: (quantity: number) => `x ${quantity}`,
  notTaken: (pieces: number) => `${pieces} not delivered`,
  subtotal: "Subtotal",
  discount: "Discount",
  discountOf: (coupon: string) => `Discount (${coupon})`,
  reduction: "Reduction",
  deliveryCharges: "Delivery Charges",
  total: "Total",
  payment: "Payment",
  paid: (paid: string) => `${paid} paid`,
  paidAndToRider: (paid: string, toPay: string) => `${paid} paid, ${toPay} to the rider`,
  paidAndToSend: (paid: string, toSend: string) => `${paid} paid, ${toSend} to be sent`,
  paidTooMuch: (paid: string, owed: string) => `${paid} paid, ${owed} comes back to you`,

  mendDelivery: "Change address or phone",
  mendTitle: "Change address or phone",
  mendOpening: "address and phone",
  mendUntil: "You can change this until our workshop starts your order.",
  inWords: (words: readonly string[]) => words.join(", "),
  mendOnly: "Fill in only what changes. An empty field stays as it is.",
  newPhone: "New phone number",
  phoneOfOrder: "Phone number of the order",
  phoneOfOrderHint: "The one it was placed with: it shows that the order is yours.",
  saysNow: "Your order now",
  mendSave: "Save",
  mendSaving: "Saving...",
  mendKeep: "Keep it as it is",

  sendMyOrders: "Send me my orders",
  orderAgain: "Order again",
  chooseLines: "Choose pieces from all orders",
  cancelOrder: "Cancel Order",
  areYouSure: "Are You Sure?",
  wantToCancel: "Do you really want to cancel this order?",
  keepOrder: "Keep the order",
  cancelling: "Cancelling...",
  statusUpdated: "Order Status Updated",
  askToCancel: "Ask to Cancel",
  wantToAsk:
    "Our workshop has started this order, so it cannot be cancelled at once. Shall we check? We answer by e-mail and on this page.",
  asking: "Asking...",
  cancelAsked: "We have your request",
  cancelPending: "You asked us to cancel this order. We check how far the work is and answer you.",
  cancelDeclined: "You asked us to cancel this order. We could not:",

  aftercare: "Exchange, return or alter",

  trackTitle: "Track your order",
  trackDescription:
    "Enter the number of your order to see whether it is being sewn, on its way or delivered. No account needed.",
  trackText: "Enter your order number to track your package",
  trackCrumb: "Order Track",
  yourOrder: "Your order",
  noOrder: "No Order",
  orderNumber: "Order number",
  enterOrderNumber: "Enter your order number",
  tracking: "Tracking...",
  whereIsNumber: "Where is my number?",
  numberIsThere:
    "On the page and in the e-mail that confirmed your order: TB and twelve letters and digits. Capitals, spaces and dashes do not matter.",
  whatCanChange: "What can I still change?",
  cancelWhilePending:
    "You can cancel until our workshop starts your order. After that, ask us to cancel and we answer you. Once it is dispatched, it is on its way to you.",
  whoToAsk: "Who can I ask?",
  callUs: (phone: ReactNode) => <>Call us on {phone} with your order number at hand.</>,

  listTitle: "Order Details",
  listDescription:
    "All your orders with their status, what they cost and what is in them; pending ones can be cancelled here.",
  listText: "Check the status of recent and old orders",
  myOrders: "My Orders",
  noOrders: "No Orders",
  shopNow: "Shop Now",
  showOlder: "Show older orders",
};
