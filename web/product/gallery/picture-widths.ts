export const pictureWidths = "(min-width: 1024px) 656px, 92vw";
