export const fileInputMessages = {
  chooseFile: "Choose",
  noFileChosen: "Nothing chosen",
};
