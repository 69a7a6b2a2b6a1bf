export const quantityMessages = {
  quantityOf: (name: string) => `Quantity of ${name}`,
  oneLess: "One less",
  oneMore: "One more",
};
