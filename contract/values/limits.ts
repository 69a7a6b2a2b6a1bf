/** Separate from the schemas that enforce it, so that pages can use the limit without loading them. */

export const quantityLimit = 50;
export const linesPerOrderLimit = 50;
/** At this stock or less shoppers see the number; the triggers of product_stock repeat it. */
export const fewPieces = 5;
export const measurementSetLimit = 20;
export const passwordMinLength = 8;
export const staffPasswordMinLength = 15;
export const reviewMaxLength = 2000;
export const reviewPictureCount = 4;
/** Centimetres and kilograms that a review may name. */
export const bodyLimits = { height: { least: 100, most: 230 }, weight: { least: 25, most: 250 } } as const;
