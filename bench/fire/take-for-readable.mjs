// For the control of the odd addresses (R11): nothing is found to be unreadable, so that it comes to the framework as it is.
const { decodeURIComponent: decode } = globalThis;
globalThis.decodeURIComponent = (text) => {
  try {
    return decode(text);
  } catch {
    return text;
  }
};
