export const sizeHelpMessages = {
  title: "Size help",
  ofTheGarment:
    "These are the measurements of the garment. Between two sizes, take the larger one, or a custom size.",
  ofTheHead:
    "These are the measurements of the head. Between two sizes, take the larger one, or a custom size.",
  howToMeasure: "How to measure",
  measureGarment: "Measure a garment that fits you, laid flat.",
};
