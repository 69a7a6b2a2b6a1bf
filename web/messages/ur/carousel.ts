import type { carouselMessages as English } from "../en/carousel.ts";

export const carouselMessages: typeof English = {
  recentlyViewed: "حال ہی میں دیکھی گئیں",
  play: (title) => `${title} چلائیں`,
  pause: (title) => `${title} روکیں`,
  previousIn: (title) => `${title} میں پچھلا`,
  nextIn: (title) => `${title} میں اگلا`,
  shown: (name, place, total) => `${name}، ${total} میں سے ${place}`,
};
