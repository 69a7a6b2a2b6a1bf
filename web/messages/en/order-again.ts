import type { LineChange } from "#contract/orders/order-again.ts";

export const orderAgainMessages = {
  title: "Order again",
  description: "Puts the pieces of an earlier order into your cart, with all choices, at today's prices.",
  putting: "We are putting your order into the cart.",
  goToCart: "Go to cart",
  tryAgain: "Try again",
  trackOrder: "Track Order",
  needsScripts: "Ordering again needs JavaScript. Switch it on in your browser, then open the link again.",

  news: "Ordered again",
  inCart: (pieces: number) =>
    pieces === 1 ? "1 piece is in your cart again." : `${pieces} pieces are in your cart again.`,
  nothingInCart: "These pieces cannot be ordered as they were.",
  samePrices: "The prices are the same.",
  now: (name: string, price: string, before: string) => `${name}: ${price}, was ${before}`,
  onlyLeft: (name: string, left: number) => `${name}: only ${left} left`,
  soldOut: (name: string, size: string) =>
    size === "" ? `${name} is sold out.` : `${name} is sold out in size ${size}.`,
  gone: (name: string) => `${name} is no longer available.`,
  goneChoices: (name: string, choices: readonly string[]) =>
    `${name} is no longer available with ${choices.join(", ")}.`,
  changed: {
    product: (name: string) => name,
    size: (size: string) => `size ${size}`,
    color: (color: string) => `colour ${color}`,
    "fabric type": (fabric: string) => `fabric ${fabric}`,
    "trouser option": (trouser: string) => `trouser ${trouser}`,
    "name engraving": (name: string) => `the name ${name}`,
    thread: (thread: string) => `thread ${thread}`,
    option: (option: string) => option,
  } satisfies Record<LineChange["what"], (name: string) => string>,
  customSize: "custom size",
  nearest: (words: readonly string[]) => `The nearest: ${words.join(", ")}`,
  without: (choice: string) => `without ${choice}`,
  take: (price: string) => `Take this, ${price}`,
  taken: "In the cart",
  choose: "Choose it again",
  similar: "See similar pieces",
  close: "Close",

  chooseLines: "Choose pieces from all orders",
  chooseText:
    "Tick what you want again. Choices, names and measurements stay, and can be changed in the cart.",
  orderedOn: (day: string) => `Ordered ${day}`,
  putLines: (lines: number) => (lines === 0 ? "Put in cart" : `Put ${lines} in cart`),
  tickOne: "Tick at least one piece.",
};
