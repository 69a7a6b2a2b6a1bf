import type { Province } from "#contract/provinces.ts";

/** The contact form, the summary of the order, its coupon, and what can come between a shopper and an order. */
export const checkoutMessages = {
  title: "Contact Information",
  description:
    "Tell us where your uniforms should go. You pay in cash when they are delivered, and need no account.",
  haveAccount: "Have an account?",
  login: "Log in",
  name: "Name",
  emailHint: "The confirmation goes here.",
  phoneHint: "The rider calls you before delivery.",
  city: "City",
  province: "Province",
  /** Beside the name that is sent, where this language has another one. */
  provinceLabel: (_province: Province): string | undefined => undefined,
  postalCode: "Postal code",
  area: "Area",
  address: "Address",
  deliveryInstruction: "Delivery instruction",
  orderSummary: "Order Summary",
  categoryAndQuantity: (category: string, quantity: number) => `${category}, x ${quantity}`,
  /** A surcharge as `surchargesOf` calls it. */
  surcharge: (label: string) => label,
  remove: "Remove",
  removeItem: (name: string) => `Remove ${name}`,
  changeInCart: "Change in cart",
  subtotal: "Subtotal",
  discount: "Discount",
  deliveryCharges: "Delivery Charges",
  notKnownYet: "Not known yet",
  total: "Total",
  cashOnDelivery: "Cash on delivery: pay the rider when your parcel arrives.",
  orderNow: "Order Now",
  haveCoupon: "Have a coupon?",
  couponCode: "Coupon code",
  enterCoupon: "Enter a coupon code",
  applyCoupon: "Apply",
  couponApplied: (code: string) => `Coupon ${code} applied`,
  removeCoupon: (code: string) => `Remove coupon ${code}`,
  continueAsGuest: "Continue as guest",
  orderPlaced: "Order placed successfully!",
  /** Shown with every failure beside the shop's own sentence (specification section 8). */
  orderFailed: "There was an error placing your order. Please try again.",
  unreachable: "The shop cannot be reached. Check your connection and try again.",
  answerLost: "The shop did not answer in time. Press Order Now again: the same order is never placed twice.",
  chargesKnownNow: "The delivery charge is known now. Check the total and order again.",
  removeUnavailable: "Change or remove what is not available to go on.",
  totalIsNow: (total: string) => `The total is now ${total}. Check it and order again.`,
  alreadyPlaced: "This order has already been placed. Its number is in the e-mail that we sent you.",
  loggedInAs: (name: string) => `You are logged in as ${name} now. Check your details and order again.`,
  sessionEnded:
    "Your session has ended. Everything you typed is still here: log in again to keep this order in your account, or order as a guest.",
};
