/**
 * Limits that pages count with. They stand apart from the schemas that enforce them, so that a page which
 * only counts does not load the schemas.
 */

/** The most pieces of one cart line. */
export const quantityLimit = 50;
/** The most lines of one order. */
export const linesPerOrderLimit = 50;
/** Of a size with so many pieces or fewer shoppers see how many; the triggers of product_stock know the number, too. */
export const fewPieces = 5;
/** The most sets of measurements that one customer keeps. */
export const measurementSetLimit = 20;
/** The fewest characters of a new password. */
export const passwordMinLength = 8;
/** The fewest characters of a new password of staff. */
export const staffPasswordMinLength = 15;
/** The most characters of a review. */
export const reviewMaxLength = 2000;
