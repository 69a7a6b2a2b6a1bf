export const viewedKey = "recently-viewed";
