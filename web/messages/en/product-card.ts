export const productCardMessages = {
  inColor: (name: string, color: string) => `${name}, ${color}`,
  sale: "Sale",
  soldOut: "Sold out",
  onlyToMeasure: "Custom size only",
  colors: (count: number) => (count === 1 ? "1 color" : `${count} colors`),
  recentlyViewed: "Recently Viewed",
  play: (title: string) => `Play ${title}`,
  pause: (title: string) => `Pause ${title}`,
  previousIn: (title: string) => `Previous in ${title}`,
  nextIn: (title: string) => `Next in ${title}`,
  shown: (name: string, place: number, total: number) => `${name}, ${place} of ${total}`,
};
