/** Where this browser keeps the products that were looked at. */
export const viewedKey = "recently-viewed";
