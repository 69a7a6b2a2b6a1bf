import type { sizeHelpMessages as English } from "../en/size-help.ts";

export const sizeHelpMessages: typeof English = {
  title: "سائز میں مدد",
  ofTheGarment: "یہ لباس کے ناپ ہیں۔ اگر آپ دو سائز کے درمیان ہیں تو بڑا سائز لیں، یا کسٹم سائز۔",
  ofTheHead: "یہ سر کے ناپ ہیں۔ اگر آپ دو سائز کے درمیان ہیں تو بڑا سائز لیں، یا کسٹم سائز۔",
  turnout: (larger, smaller) =>
    larger + smaller === 0
      ? "جنہوں نے اسے خریدا انہوں نے وہی سائز رکھا جو چنا تھا۔"
      : `خریدنے والوں میں سے ${larger} فیصد نے آخر میں بڑا سائز لیا، اور ${smaller} فیصد نے چھوٹا۔`,
  howToMeasure: "ناپنے کا طریقہ",
  measureGarment: "کوئی ایسا لباس جو آپ کو صحیح آتا ہو، سیدھا بچھا کر ناپیں۔",
};
