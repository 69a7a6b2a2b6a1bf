/** The sizes that the list can be filtered by: the rows of the size chart. The API has no call that names them. */
export const standardSizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL"] as const;
