/** No call of the API names them, and the numbers of the size chart are not needed here; a test holds this list to them. */
export const standardSizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL"] as const;
