/** Apart from the schemas that enforce them, so that a page which only counts does not load those. */

export const quantityLimit = 50;
export const linesPerOrderLimit = 50;
/** Of a size with so many pieces or fewer shoppers see how many; the triggers of product_stock know the number, too. */
export const fewPieces = 5;
export const measurementSetLimit = 20;
export const passwordMinLength = 8;
export const staffPasswordMinLength = 15;
export const reviewMaxLength = 2000;
