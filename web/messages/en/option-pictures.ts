export const optionPictureMessages = {
  oncePerOrder: (name: string) => `${name}, once per order`,
  choose: "Choose a picture",
  chooseAnother: "Choose another picture",
  takeAgain: "Use the picture from your cart",
  sending: "Sending...",
  hint: "A JPEG, PNG or WebP of at least 200 pixels. Only you and our staff see it.",
  yours: "Your picture",
  failed: "The picture was not sent. Check your connection and choose it again.",
};
