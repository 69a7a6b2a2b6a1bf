export const productCardMessages = {
  inColor: (name: string, color: string) => `${name}, ${color}`,
  sale: "Sale",
  soldOut: "Sold out",
  onlyToMeasure: "Custom size only",
  colors: (count: number) => (count === 1 ? "1 color" : `${count} colours`),
};
