/**
 * The sizes that the list can be filtered by. The API has no call that names them, and the size chart's numbers are
 * not needed here; a test holds this list to them.
 */
export const standardSizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL"] as const;
