// For the control of the odd addresses (R11): disables the check, so that malformed addresses reach the framework.
const { decodeURIComponent: decode } = globalThis;
globalThis.decodeURIComponent = (text) => {
  try {
    return decode(text);
  } catch {
    return text;
  }
};
