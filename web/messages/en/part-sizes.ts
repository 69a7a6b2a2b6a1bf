export const partSizesMessages = {
  about: "Choose a size for each part, or have it made to measure.",
  sizeOf: (part: string) => `${part} size`,
  chooseSizeOf: (part: string) => `Choose a size: ${part}`,
  partToMeasure: "Made to measure",
  takeSizes: "Use these sizes",
  customSizeSelected: "Custom size selected",
  customSizeSaved: "Custom size saved successfully",
  removeSizesApart: "Remove the sizes of the parts",
  sizesSaved: "Sizes saved",
  remove: "Remove",
  removeCustomSize: "Remove custom size",
};
