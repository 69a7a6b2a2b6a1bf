export const carouselMessages = {
  recentlyViewed: "Recently Viewed",
  play: (title: string) => `Play ${title}`,
  pause: (title: string) => `Pause ${title}`,
  previousIn: (title: string) => `Previous in ${title}`,
  nextIn: (title: string) => `Next in ${title}`,
  shown: (name: string, place: number, total: number) => `${name}, ${place} of ${total}`,
};
