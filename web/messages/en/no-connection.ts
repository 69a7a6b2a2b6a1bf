export const noConnectionMessages = {
  title: "No connection",
  description: "Shown where a page of the shop cannot be opened without network. The cart still opens.",
  neverSeen:
    "This page was not opened on this device before, so it needs a connection. Your cart is safe, and the pages you have seen still open.",
  unreachable:
    "The shop cannot be reached. Nothing is lost: your cart is safe. Check your connection and try again.",
  tryAgain: "Try again",
  openCart: "Open cart",
};
