import type { fileInputMessages as English } from "../en/file-input.ts";

export const fileInputMessages: typeof English = {
  chooseFile: "منتخب کریں",
  noFileChosen: "کچھ منتخب نہیں",
};
