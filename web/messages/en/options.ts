export const optionMessages = {
  standard: "Standard",
  missing: (option: string) => `Please select ${option}!`,
  noPlace: (option: string) => `Please select where ${option} goes!`,
  clash: (option: string, other: string) => `Please select either ${option} or ${other}, not both!`,
  tooLong: (most: number) => `Use at most ${most} characters`,
  noLength: "Enter 1 to 99 inches",
  notOffered: (option: string) => `${option} is not available any more. Reload the page.`,
  /** After an amount. */
  oncePerOrder: "once per order",
  inches: "in",
  where: "Where",
};
