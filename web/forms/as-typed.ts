/** Names and addresses are not to be "corrected" by a telephone. */
export const asTyped = { autoCorrect: "off", spellCheck: false };
