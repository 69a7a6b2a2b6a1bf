export const productDeliveryMessages = {
  freeShipping: "Free shipping on this order.",
  delivery: (charge: string, more: string) => `Delivery ${charge}. ${more} more for free delivery.`,
  toCity: (city: string) => `Days to ${city}.`,
  changeCity: "Change city",
  chooseCity: "Choose your city for the exact days",
  city: "City",
  showDays: "Show days",
};
