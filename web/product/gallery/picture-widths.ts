/** How wide the large picture of a product is shown, in the form of the `sizes` attribute. */
export const pictureWidths = "(min-width: 1024px) 656px, 92vw";
