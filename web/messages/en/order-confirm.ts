/** The page where a customer confirms or cancels an order that the shop has asked about. */
export const orderConfirmMessages = {
  title: "Confirm your order",
  description: "Tell the shop whether it should sew and send your order.",
  ask: "Please tell us whether we should sew and send this order.",
  payOnDelivery: "You pay in cash when it is delivered.",
  payFirst: "We begin when your transfer has come.",
  confirm: "Confirm my order",
  confirming: "Confirming...",
  cancel: "Cancel my order",
  confirmed: "Thank you, your order is confirmed.",
  confirmedText: "We are getting it ready. You can cancel it until our workshop begins with it.",
  cancelled: "Your order is cancelled.",
  cancelledText: "Nothing is sent and there is nothing to pay.",
  onItsWay: "Your order is already on its way.",
  delivered: "Your order was delivered.",
  orderTotal: "Cash on delivery",
  totalPaidAhead: "Total, by transfer",
};
