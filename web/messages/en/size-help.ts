export const sizeHelpMessages = {
  title: "Size help",
  ofTheGarment:
    "These are the measurements of the garment. Between two sizes, take the larger one, or a custom size.",
  ofTheHead:
    "These are the measurements of the head. Between two sizes, take the larger one, or a custom size.",
  /** Per cent of all pieces that have arrived. */
  turnout: (larger: number, smaller: number) =>
    larger + smaller === 0
      ? "Most customers did not change the size they chose."
      : `Of those who bought it, ${larger}\u00A0% took a larger size in the end, ${smaller}\u00A0% a smaller one.`,
  howToMeasure: "How to measure",
  measureGarment: "Measure a garment that fits you, laid flat.",
};
